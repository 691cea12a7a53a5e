import { CARGO_RUN } from './causes/compiled/cargo.js';
import { DOTNET } from './causes/compiled/dotnet.js';
import { GO_RUN } from './causes/compiled/go.js';
import { GO_BUILD } from './causes/compiled/go-build.js';
import { GO_LOGS } from './causes/compiled/go-logs.js';
import { GRADLE_BUILDS } from './causes/compiled/gradle.js';
import { JVM } from './causes/compiled/jvm.js';
import { JVM_BUILDS } from './causes/compiled/jvm-builds.js';
import { NATIVE } from './causes/compiled/native.js';
import { NATIVE_BUILDS } from './causes/compiled/native-builds.js';
import { OTHER_LANGUAGES } from './causes/compiled/other-languages.js';
import { RUST } from './causes/compiled/rust.js';
import { DATABASE_PROGRAMS } from './causes/databases/database-programs.js';
import { MIGRATIONS } from './causes/databases/migrations.js';
import { PRISMA_ERRORS } from './causes/databases/prisma.js';
import { SQL_MESSAGES } from './causes/databases/sql-messages.js';
import { BUNDLERS } from './causes/javascript/bundlers.js';
import { JAVASCRIPT_TESTS } from './causes/javascript/javascript-tests.js';
import { LINTERS } from './causes/javascript/linters.js';
import { LOGGED_ERRORS } from './causes/javascript/logged-errors.js';
import { NODE } from './causes/javascript/node.js';
import { NODE_PACKAGES } from './causes/javascript/node-packages.js';
import { TYPESCRIPT } from './causes/javascript/typescript.js';
import { WEB_FRAMEWORKS } from './causes/javascript/web-frameworks.js';
import { COMPOSER } from './causes/php/composer.js';
import { PHP } from './causes/php/php.js';
import { PHP_TESTS } from './causes/php/php-tests.js';
import { PIP } from './causes/python/pip.js';
import { PYTHON } from './causes/python/python.js';
import { PYTHON_LINTERS } from './causes/python/python-linters.js';
import { PYTHON_LOGS } from './causes/python/python-logs.js';
import { PYTHON_PACKAGES } from './causes/python/python-packages.js';
import { PYTHON_SERVERS } from './causes/python/python-servers.js';
import { PYTHON_TESTS } from './causes/python/python-tests.js';
import { BUNDLER } from './causes/ruby/bundler.js';
import { RUBY_CODE } from './causes/ruby/ruby.js';
import { RUBY_SERVERS } from './causes/ruby/ruby-servers.js';
import { RUBY_TESTS } from './causes/ruby/ruby-tests.js';
import { DOCKER } from './causes/systems/docker.js';
import { DOCKER_DAEMON } from './causes/systems/docker-daemon.js';
import { DOCKER_RUNS } from './causes/systems/docker-runs.js';
import { HOSTS } from './causes/systems/hosts.js';
import { INFRASTRUCTURE } from './causes/systems/infrastructure.js';
import { KUBERNETES } from './causes/systems/kubernetes.js';
import { ROLLOUTS } from './causes/systems/rollouts.js';
import { SHELL } from './causes/systems/shell.js';
/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS = [
    // Where an instruction of a Dockerfile is wrong, and not what it runs.
    ...DOCKER_RUNS,
    ...ROLLOUTS,
    ...BUNDLERS,
    ...JAVASCRIPT_TESTS,
    ...LINTERS,
    ...NODE,
    ...NODE_PACKAGES,
    ...PIP,
    ...PYTHON_PACKAGES,
    ...BUNDLER,
    ...RUBY_CODE,
    ...RUBY_SERVERS,
    ...PRISMA_ERRORS,
    ...MIGRATIONS,
    ...DATABASE_PROGRAMS,
    ...COMPOSER,
    ...PHP,
    ...PHP_TESTS,
    ...PYTHON_SERVERS,
    ...PYTHON_TESTS,
    ...PYTHON_LINTERS,
    ...PYTHON,
    ...PYTHON_LOGS,
    ...RUBY_TESTS,
    ...TYPESCRIPT,
    ...WEB_FRAMEWORKS,
    ...RUST,
    ...CARGO_RUN,
    ...GO_BUILD,
    ...GO_RUN,
    ...GO_LOGS,
    ...OTHER_LANGUAGES,
    ...JVM_BUILDS,
    ...GRADLE_BUILDS,
    ...JVM,
    ...DOTNET,
    ...NATIVE_BUILDS,
    ...NATIVE,
    // The lines of the systems around an application are more general, and what a program logged before it ended is the most general.
    ...KUBERNETES,
    ...HOSTS,
    ...INFRASTRUCTURE,
    ...SHELL,
    ...DOCKER,
    ...DOCKER_DAEMON,
    ...SQL_MESSAGES,
    ...LOGGED_ERRORS,
];
