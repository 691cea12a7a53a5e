import type { Matcher } from '../../matcher.ts';

/** What servers, task queues and frameworks of Python say when they start, and Alembic and Django of migrations. */
export const PYTHON_SERVERS: readonly Matcher[] = [];
