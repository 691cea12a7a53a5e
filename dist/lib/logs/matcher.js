/** What went wrong. */
export const CAUSE_KINDS = [
    ...['compile error', 'lint error', 'test failure', 'missing dependency', 'missing file', 'out of memory'],
    ...['port', 'health check', 'migration', 'image pull', 'permission', 'timeout', 'crash'],
];
