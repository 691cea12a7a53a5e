import { FILE, SHOWN_PLACES } from './php.js';
const PROBLEMS = 'https://github.com/composer/composer/blob/main/src/Composer/DependencyResolver/Problem.php';
/** The first call of the application in the trace of Symfony's console. */
const TRACED = {
    where: 'below',
    within: 60,
    pattern: new RegExp(`^ \\S.{0,300}\\(\\) at ${FILE}:(?<line>\\d{1,7})$`),
    until: /^ {0,10}In \S{1,100} line \d/,
};
/** What Composer and Symfony's console say. */
export const COMPOSER = [
    {
        name: 'composer-root',
        kind: 'missing dependency',
        pattern: /^ {2,16}- (?<cause>Root composer\.json requires (?!.{0,300} -> satisfiable by).+)$/,
        example: '  Problem 1\n    - Root composer.json requires php ^8.3 but your php version (8.2.36) does not satisfy that requirement.',
        source: PROBLEMS,
    },
    {
        name: 'composer-package',
        kind: 'missing dependency',
        pattern: /^ {0,16}- (?<cause>(?:\S{1,200} \S{1,200} requires .{1,300} -> (?:your |it |the |could |no |found ).+|Required (?:\(in require-dev\) )?package "[^"]{1,200}" .+|\S{1,200} is present at version .+|The requested (?:package|PHP extension|linked library) .+))$/,
        example: "  Problem 1\n    - acme/mailer 2.0.0 requires ext-intl * -> it is missing from your system. Install or enable PHP's intl extension.",
        source: PROBLEMS,
    },
    {
        name: 'composer-unresolved',
        kind: 'missing dependency',
        rank: 'effect',
        pattern: /^ {0,8}(?<cause>Your (?:requirements could not be resolved to an installable set of packages|lock file does not contain a compatible set of packages).{0,60})/,
        example: 'Your requirements could not be resolved to an installable set of packages.',
        source: 'https://github.com/composer/composer/blob/main/src/Composer/Installer.php',
    },
    {
        name: 'composer-json-missing',
        kind: 'missing file',
        pattern: /^ {0,8}(?<cause>Composer could not find a composer\.json file in .{1,200})$/,
        example: 'Composer could not find a composer.json file in /app',
        source: 'https://github.com/composer/composer/blob/main/src/Composer/Factory.php',
    },
    {
        name: 'composer-json-invalid',
        kind: 'compile error',
        pattern: /^ {2,16}(?<cause>"(?<file>[^"\s]{1,200})" does not (?:contain valid JSON|match the expected JSON schema))/,
        near: [{ where: 'below', within: 2, pattern: /^ {2,16}Parse error on line (?<line>\d{1,6}):/ }],
        example: 'In JsonFile.php line 347:\n\n  "./composer.json" does not contain valid JSON\n  Parse error on line 4:',
        source: 'https://github.com/composer/composer/blob/main/src/Composer/Json/JsonFile.php',
    },
    {
        name: 'composer-platform',
        kind: 'missing dependency',
        pattern: /^ {0,8}(?<cause>Your Composer dependencies require .+?)\.?$/,
        example: 'Composer detected issues in your platform:\n\nYour Composer dependencies require a PHP version ">= 8.3.0". You are running 8.2.36.',
        source: 'https://github.com/composer/composer/blob/main/src/Composer/Autoload/AutoloadGenerator.php',
    },
    {
        name: 'symfony-error',
        kind: 'crash',
        pattern: /^(?:!! {0,2})? {0,10}In (?!JsonFile)[\w.-]{1,100} line \d{1,7}: *$/,
        near: [
            {
                where: 'all-below',
                within: 10,
                pattern: /^(?:!! {0,2})? {2,16}(?<cause>[^\s!].*)$/,
                until: /^(?:!! {0,2})?(?:(?![!\s])\S| {2,4}at \S)/,
                isRequired: true,
            },
            ...SHOWN_PLACES,
            TRACED,
        ],
        example: 'In ExceptionConverter.php line 102:\n\n  An exception occurred in the driver: SQLSTATE[08006] could not translate host name "db" to address',
        source: 'https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Application.php',
    },
    {
        name: 'symfony-console',
        kind: 'crash',
        pattern: /^(?:!! {0,2})? {2,16}(?!\[)(?<cause>\S.+?) *$/,
        near: [
            {
                where: 'above',
                within: 3,
                pattern: /^(?:!! {0,2})? {0,10}\[[\w\\]{1,200}(?:Exception|Error)\] *$/,
                until: /^(?:!! {0,2})? {2,16}[^\s[I]/,
                isRequired: true,
            },
        ],
        example: '  [RuntimeException]\n  An exception occurred in the driver: SQLSTATE[08006] could not translate host name "db" to address',
        source: 'https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Application.php',
    },
    {
        name: 'symfony-log',
        kind: 'crash',
        pattern: /^(?:.{0,40}?CRITICAL {1,3})?\[(?:console|critical)\] Error thrown while running command "[^"]{1,200}"\. Message: "(?<cause>.+)$/,
        example: '07:20:01 CRITICAL  [console] Error thrown while running command "doctrine:migrations:migrate". Message: "could not find driver"',
        source: 'https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/EventListener/ErrorListener.php',
    },
    {
        name: 'symfony-block',
        kind: 'crash',
        pattern: /^ {1,3}\[ERROR\] (?<cause>(?!Found \d)\S.+?) *$/,
        example: ' [ERROR] The database schema is not in sync with the current mapping file.',
        source: 'https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Style/SymfonyStyle.php',
    },
    {
        name: 'symfony-command',
        kind: 'missing file',
        pattern: /^(?:!! {0,2})? {0,16}(?<cause>(?:ERROR {1,4})?(?:Command "[^"]{1,100}" is not defined|There are no commands defined in the "[^"]{1,100}" namespace)).{0,60}$/,
        example: '  Command "migrat" is not defined.',
        source: 'https://github.com/symfony/symfony/blob/7.3/src/Symfony/Component/Console/Application.php',
    },
    {
        name: 'composer-script',
        kind: 'crash',
        rank: 'effect',
        pattern: /^ {0,8}(?<cause>Script .{1,200} handling the \S{1,60} event returned with error code \d{1,3})/,
        example: 'Script @php artisan package:discover --ansi handling the post-autoload-dump event returned with error code 1',
        source: 'https://github.com/composer/composer/blob/main/src/Composer/EventDispatcher/EventDispatcher.php',
    },
];
