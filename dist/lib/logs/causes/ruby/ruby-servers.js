import { FRAME } from './ruby.js';
/** What Puma, Rails and Sidekiq say when they start. */
export const RUBY_SERVERS = [
    {
        name: 'puma-load',
        kind: 'crash',
        pattern: /^(?:\[\d{1,7}\] )?! Unable to (?:load application|start worker): (?:[A-Z][\w:]{1,100}: )?(?<cause>.+)$/,
        // The trace begins with the error itself.
        near: [{ ...FRAME, until: /^Caused by:/ }],
        example: "[1] ! Unable to load application: LoadError: cannot load such file -- sidekiq/web\n/app/config/routes.rb:1:in `<main>'",
        source: 'https://github.com/puma/puma/blob/master/lib/puma/runner.rb',
    },
    {
        name: 'ruby-logged',
        kind: 'crash',
        rank: 'effect',
        isSurvivable: true,
        pattern: /^(?:Error: |(?:[a-z\d= ]{1,60}|[EFW], \[[^\]]{1,60}\] {1,2})(?:WARN|ERROR|FATAL)(?: -- )?: {1,2})?(?<cause>[A-Z]\w{1,60}(?:(?:::\w{1,60}){1,4}|Error): .+)$/,
        near: [
            {
                where: 'below',
                within: 1,
                pattern: /^(?:[a-z\d= ]{1,60}(?:WARN|ERROR|FATAL): )?[^\s:]{1,300}:\d{1,7}:in /,
                isRequired: true,
            },
            FRAME,
        ],
        example: "2026-03-02T09:14:11.204Z pid=1 tid=aa WARN: Redis::CannotConnectError: Error connecting to Redis on redis:6379 (SocketError)\n2026-03-02T09:14:11.204Z pid=1 tid=aa WARN: /usr/local/bundle/gems/redis-4.8.1/lib/redis/client.rb:398:in `establish_connection'\nProcess exited with status 1",
        source: 'https://github.com/sidekiq/sidekiq/blob/main/lib/sidekiq/config.rb',
    },
    {
        name: 'rails-server-running',
        kind: 'port',
        pattern: /^(?<cause>A server is already running\.? .{1,200})$/,
        example: 'A server is already running (pid: 1, file: /app/tmp/pids/server.pid).',
        source: 'https://github.com/rails/rails/blob/main/railties/lib/rails/commands/server/server_command.rb',
    },
    {
        name: 'rails-says',
        kind: 'crash',
        pattern: /^ {0,8}(?:[A-Z]\w{1,60}(?:::\w{1,60}){0,3}: )?(?<cause>(?:Missing encryption key to decrypt file with|Missing `secret_key_base` for|Couldn't decrypt config\/credentials|Unrecognized command "|Could not find a JavaScript runtime|Migrations are pending).{0,200})/,
        near: [FRAME],
        example: 'Missing encryption key to decrypt file with. Ask your team for your master key and write it to /app/config/master.key',
        source: 'https://github.com/rails/rails/tree/main/railties/lib/rails',
    },
];
