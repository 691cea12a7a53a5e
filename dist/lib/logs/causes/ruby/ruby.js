const RUBY = 'https://docs.ruby-lang.org/en/master/Exception.html#method-i-full_message';
const RAILS = 'https://github.com/rails/rails/tree/main/railties/lib/rails';
/** A file of the application; `config/environment.rb` is on the way to every error of Rails' start. */
const FILE = '(?<file>(?![^:]{0,300}(?:/gems/|/ruby/|/bundle/|/\\.r|/bin/|\\bextconf\\.rb|config/environment\\.rb|\\bbin/(?:rails|rake|bundle)\\b))(?=[^:]{1,300}(?:\\.(?:rb|rake|ru|erb|haml|slim|jbuilder|ya?ml)|Rakefile|Gemfile|Guardfile):)[^:<>\\s]{1,300})';
/** The first call of the application in a trace. */
export const FRAME = {
    where: 'below',
    within: 120,
    pattern: new RegExp(`^[ \\t]{0,16}(?:from )?${FILE}:(?<line>\\d{1,7}):in `),
    until: /^(?:Tasks: TOP|Caused by:|\(See full trace|[^\s:][^:]{0,200}:\d{1,7}:in [`'][^']{1,120}': )/,
};
/** The start of Rails, if it is the only file of the application in the trace. */
const START_FRAME = {
    ...FRAME,
    pattern: /^[ \t]{0,16}(?:from )?(?<file>[^:<>\s]{0,200}\bconfig\/environment\.rb):(?<line>\d{1,7}):in /,
};
/** Ruby 2.5 to 2.7 print a trace in reverse to terminals. */
const REVERSED_FRAME = {
    where: 'above',
    within: 120,
    pattern: new RegExp(`^[ \\t]{1,16}\\d{1,4}: from ${FILE}:(?<line>\\d{1,7}):in `),
    until: /^\S/,
};
const ABORTED = {
    where: 'above',
    within: 1,
    pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
    isRequired: true,
};
/** An exception that nothing rescued: `file:line:in 'method': message (Class)`. */
function uncaught(name, kind, types, error) {
    return {
        name,
        kind,
        pattern: new RegExp(`^ {0,8}(?:${FILE}:(?<line>\\d{1,7})|[^\\s:][^:]{0,300}:\\d{1,7}|<internal:[^>]{1,200}>:\\d{1,7}):in [\`'][^']{1,200}': (?<cause>.+) \\((?:${types})\\)$`),
        near: [FRAME, REVERSED_FRAME],
        example: error,
        source: RUBY,
    };
}
/** What rake and Rails say when a task fails. */
function aborted(name, kind, pattern, error) {
    return {
        name,
        kind,
        pattern,
        near: [ABORTED, FRAME, START_FRAME],
        example: `rake aborted!\n${error}`,
        source: RAILS,
    };
}
/** What Ruby, rake and Rails say. */
export const RUBY_CODE = [
    {
        name: 'puma-syntax',
        kind: 'compile error',
        pattern: new RegExp(`^(?:\\[\\d{1,7}\\] )?! Unable to load application: SyntaxError: ${FILE}:(?<line>\\d{1,7}): (?<cause>.+)`),
        example: '! Unable to load application: SyntaxError: /app/app/orders.rb:16: syntax error, unexpected end-of-input',
        source: 'https://github.com/puma/puma/blob/master/lib/puma/runner.rb (load_and_bind)',
    },
    {
        name: 'zeitwerk',
        kind: 'crash',
        pattern: /^(?: {0,8}(?:(?:\[\d{1,7}\] )?! Unable to load application: )?Zeitwerk::NameError: | {0,8}[^\s:]{1,300}:\d{1,7}:in [`'][^']{1,200}': | {0,8})(?<cause>expected file (?<file>\S{1,300}\.rb) to define constant [\w:]{1,200}, but didn't)/,
        example: "Zeitwerk::NameError: expected file /app/app/jobs/mail.rb to define constant Mail, but didn't",
        source: 'https://github.com/fxn/zeitwerk/blob/main/lib/zeitwerk/loader/callbacks.rb',
    },
    {
        name: 'ruby-syntax',
        kind: 'compile error',
        pattern: new RegExp(`^ {0,8}(?:ruby: |SyntaxError: )?(?:[^\\s:][^:]{0,300}:\\d{1,7}:in [\`'][^']{1,200}': )?${FILE}:(?<line>\\d{1,7}): (?<cause>syntax errors?\\b.+|[^()]{1,200} \\(SyntaxError\\))$`),
        near: [{ where: 'below', within: 12, pattern: /^ {0,8}\| [ |]{0,80}\^~* (?<why>\S.{0,200})$/, until: /^[^\s>]/ }],
        sentence: '{cause}: {why}',
        example: "app/report.rb:6: syntax error, unexpected end-of-input, expecting `end'",
        source: 'https://github.com/ruby/prism',
    },
    {
        name: 'rails-migration',
        kind: 'migration',
        pattern: /^ {0,8}(?<cause>[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: .+|[a-z].{1,300})$/,
        near: [
            {
                where: 'above',
                within: 3,
                pattern: /^ {0,8}(?:StandardError: )?An error has occurred, (?:this and )?all later migrations canceled:/,
                until: /^ {0,8}[A-Z][\w:]{2,100}: (?!An error)/,
                isRequired: true,
            },
            { where: 'above', within: 3, pattern: /^ {0,8}Caused by:/, isForbidden: true },
            FRAME,
        ],
        example: 'bin/rails aborted!\nStandardError: An error has occurred, this and all later migrations canceled: (StandardError)\n\nPG::DuplicateColumn: ERROR:  column "status" of relation "orders" already exists\n/app/db/migrate/20260110101500_add_status.rb:3:in `change\'',
        source: 'https://github.com/rails/rails/blob/main/activerecord/lib/active_record/migration.rb',
    },
    aborted('rake-task-unknown', 'missing file', /^ {0,8}(?<cause>Don't know how to build task .+)$/, "Don't know how to build task 'assets:precompile' (See the list of available tasks with `rake --tasks`)"),
    aborted('rake-database', 'migration', /^ {0,8}(?:ActiveRecord|PG|Mysql2|Trilogy|SQLite3)::\w{1,80}(?:::\w{1,60})?: (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/, 'ActiveRecord::NoDatabaseError: We could not find your database: shop. Available database configurations can be found in config/database.yml.'),
    aborted('rake-missing-gem', 'missing dependency', /^ {0,8}(?:LoadError|Gem::\w{1,60}|Bundler::\w{1,60}): (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/, 'LoadError: cannot load such file -- pg'),
    {
        ...aborted('rails-sass', 'compile error', /^ {0,8}SassC?::SyntaxError: (?:Error: )?(?<cause>.+)$/, 'SassC::SyntaxError: Error: Undefined variable: "$brand".\n        on line 5:10 of app/assets/stylesheets/application.scss'),
        near: [
            ABORTED,
            {
                where: 'below',
                within: 2,
                pattern: /^ {4,16}on line (?<line>\d{1,7}):(?<column>\d{1,6}) of (?<file>\S{1,300})$/,
            },
        ],
    },
    aborted('rake-no-rakefile', 'missing file', /^ {0,8}(?<cause>No Rakefile found .+)$/, 'No Rakefile found (looking for: rakefile, Rakefile, rakefile.rb, Rakefile.rb)'),
    {
        ...aborted('rake-command', 'crash', /^ {0,8}(?<cause>Command failed with (?:status|signal) .+|(?:js|css)bundling-rails: .+)$/, 'Command failed with status (1): [yarn build...]'),
        rank: 'effect',
    },
    {
        ...aborted('rake', 'crash', /^ {0,8}(?!StandardError: An error has occurred)[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: (?<cause>.+?)(?: \([A-Z][\w:]{2,100}\))?$/, "NoMethodError: undefined method 'total' for nil\n/app/lib/tasks/report.rake:3:in 'block in <main>'"),
        near: [
            ABORTED,
            FRAME,
            START_FRAME,
            { where: 'below', within: 1, pattern: /^ {0,8}(?!.{0,300}?:\d{1,7}(?::in |$))(?<more>[a-z].+)$/ },
            {
                // Sprockets.
                where: 'below',
                within: 20,
                pattern: /^ {0,8}(?<file>(?!.{0,200}\/gems\/)[\w./-]{1,200}\.(?:js|coffee|s?css|sass)):(?<line>\d{1,7})$/,
                until: /^ {0,8}\S{1,300}:\d{1,7}:in /,
            },
        ],
        sentence: '{cause} {more}',
    },
    {
        name: 'rake-message',
        kind: 'crash',
        pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
        near: [
            {
                where: 'below',
                within: 1,
                pattern: /^ {0,8}(?![A-Z]\w{1,60}(?:::\w{1,60}){0,4}: |Don't know how|No Rakefile|Command failed|(?:js|css)bundling-rails: )(?<cause>\S.+)$/,
                isRequired: true,
            },
            FRAME,
        ],
        example: "rake aborted!\nASSET_HOST is empty\nlib/tasks/assets.rake:3:in `block in <main>'",
        source: 'https://github.com/ruby/rake/blob/master/lib/rake/application.rb',
    },
    {
        // Rails begins some messages with an empty line.
        name: 'rake-late-message',
        kind: 'crash',
        pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
        near: [
            { where: 'below', within: 1, pattern: /^ {0,8}[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: ?$/, isRequired: true },
            { where: 'below', within: 4, pattern: /^ {0,8}(?![A-Z][\w:]{1,200}: ?$)(?<cause>\S.+)$/, isRequired: true },
            FRAME,
        ],
        example: 'rails aborted!\nActiveRecord::DuplicateMigrationNameError: \n\nMultiple migrations have the name AddStatus.',
        source: RAILS,
    },
    {
        name: 'ruby-load-message',
        kind: 'missing dependency',
        pattern: /^(?<cause>cannot load such file -- \S{1,200})$/,
        near: [{ where: 'below', within: 1, pattern: /^\/[^\s:]{1,300}\.rb:\d{1,7}:in /, isRequired: true }],
        example: "cannot load such file -- rubocop-rails\n/usr/local/bundle/gems/rubocop-1.39.0/lib/rubocop/feature_loader.rb:46:in `load'",
        source: 'https://github.com/rubocop/rubocop/blob/master/lib/rubocop/cli.rb',
    },
    uncaught('ruby-missing-gem', 'missing dependency', 'LoadError|Bundler::\\w{1,60}|Gem::\\w{1,60}', "/usr/local/bundle/gems/bootsnap-1.18/lib/require.rb:30:in `require': cannot load such file -- pg (LoadError)\n\tfrom /app/config/application.rb:3:in `<main>'"),
    uncaught('ruby-missing-file', 'missing file', 'Errno::ENOENT', "/app/lib/settings.rb:3:in `read': No such file or directory @ rb_sysopen - config/app.yml (Errno::ENOENT)"),
    uncaught('ruby-permission', 'permission', 'Errno::E(?:ACCES|PERM)', "/app/lib/settings.rb:3:in `write': Permission denied @ rb_sysopen - /var/log/app.log (Errno::EACCES)"),
    uncaught('ruby-port', 'port', 'Errno::EADDRINUSE', '/usr/local/bundle/gems/puma-6.4/lib/puma/binder.rb:340:in `initialize\': Address already in use - bind(2) for "0.0.0.0" port 3000 (Errno::EADDRINUSE)'),
    uncaught('ruby-memory', 'out of memory', 'NoMemoryError', "/app/lib/report.rb:3:in `*': failed to allocate memory (NoMemoryError)"),
    uncaught('ruby', 'crash', '[A-Z]\\w{1,60}(?:::\\w{1,60}){0,4}', "/app/lib/settings.rb:3:in 'Settings#port': undefined method 'fetch' for nil (NoMethodError)\n\tfrom boot.rb:4:in '<main>'"),
    {
        name: 'ruby-script-missing',
        kind: 'missing file',
        pattern: /^ruby: (?<cause>No such file or directory -- \S{1,200}) \(LoadError\)$/,
        example: 'ruby: No such file or directory -- server.rb (LoadError)',
        source: RUBY,
    },
];
