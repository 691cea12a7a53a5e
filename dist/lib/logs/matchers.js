import { BUNDLERS } from './causes/bundlers.js';
import { CARGO_RUN } from './causes/cargo.js';
import { DATABASE_PROGRAMS } from './causes/databases/database-programs.js';
import { MIGRATIONS } from './causes/databases/migrations.js';
import { DOCKER } from './causes/docker.js';
import { DOTNET } from './causes/dotnet.js';
import { GO_RUN } from './causes/go.js';
import { GO_BUILD } from './causes/go-build.js';
import { GRADLE_BUILDS } from './causes/gradle.js';
import { HOSTS } from './causes/hosts.js';
import { INFRASTRUCTURE } from './causes/infrastructure.js';
import { LOGGED_ERRORS } from './causes/javascript/logged-errors.js';
import { WEB_FRAMEWORKS } from './causes/javascript/web-frameworks.js';
import { JAVASCRIPT_TESTS } from './causes/javascript-tests.js';
import { JVM } from './causes/jvm.js';
import { JVM_BUILDS } from './causes/jvm-builds.js';
import { KUBERNETES } from './causes/kubernetes.js';
import { LINTERS } from './causes/linters.js';
import { NATIVE } from './causes/native.js';
import { NATIVE_BUILDS } from './causes/native-builds.js';
import { NODE } from './causes/node.js';
import { NODE_PACKAGES } from './causes/node-packages.js';
import { OTHER_LANGUAGES } from './causes/other-languages.js';
import { COMPOSER } from './causes/php/composer.js';
import { PHP } from './causes/php/php.js';
import { PIP } from './causes/python/pip.js';
import { PYTHON } from './causes/python/python.js';
import { PYTHON_PACKAGES } from './causes/python/python-packages.js';
import { PYTHON_SERVERS } from './causes/python/python-servers.js';
import { PYTHON_TESTS } from './causes/python/python-tests.js';
import { RUBY_CODE } from './causes/ruby/ruby.js';
import { RUBY_TESTS } from './causes/ruby/ruby-tests.js';
import { RUST } from './causes/rust.js';
import { SHELL } from './causes/shell.js';
import { TYPESCRIPT } from './causes/typescript.js';
/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS = [
    ...BUNDLERS,
    ...JAVASCRIPT_TESTS,
    ...LINTERS,
    ...NODE,
    ...NODE_PACKAGES,
    ...PIP,
    ...PYTHON_PACKAGES,
    ...RUBY_CODE,
    ...MIGRATIONS,
    ...DATABASE_PROGRAMS,
    ...COMPOSER,
    ...PHP,
    ...PYTHON_SERVERS,
    ...PYTHON_TESTS,
    ...PYTHON,
    ...RUBY_TESTS,
    ...TYPESCRIPT,
    ...WEB_FRAMEWORKS,
    ...RUST,
    ...CARGO_RUN,
    ...GO_BUILD,
    ...GO_RUN,
    ...OTHER_LANGUAGES,
    ...JVM_BUILDS,
    ...GRADLE_BUILDS,
    ...JVM,
    ...DOTNET,
    ...NATIVE_BUILDS,
    ...NATIVE,
    // The systems around an application come last: their lines are the most general.
    ...KUBERNETES,
    ...HOSTS,
    ...INFRASTRUCTURE,
    ...SHELL,
    ...DOCKER,
    ...LOGGED_ERRORS,
];
