import { CARGO_RUN } from './causes/compiled/cargo.ts';
import { DOTNET } from './causes/compiled/dotnet.ts';
import { GO_RUN } from './causes/compiled/go.ts';
import { GO_BUILD } from './causes/compiled/go-build.ts';
import { GO_LOGS } from './causes/compiled/go-logs.ts';
import { GRADLE_BUILDS } from './causes/compiled/gradle.ts';
import { JVM } from './causes/compiled/jvm.ts';
import { JVM_BUILDS } from './causes/compiled/jvm-builds.ts';
import { NATIVE } from './causes/compiled/native.ts';
import { NATIVE_BUILDS } from './causes/compiled/native-builds.ts';
import { OTHER_LANGUAGES } from './causes/compiled/other-languages.ts';
import { RUST } from './causes/compiled/rust.ts';
import { DATABASE_PROGRAMS } from './causes/databases/database-programs.ts';
import { MIGRATIONS } from './causes/databases/migrations.ts';
import { PRISMA_ERRORS } from './causes/databases/prisma.ts';
import { SQL_MESSAGES } from './causes/databases/sql-messages.ts';
import { BUNDLERS } from './causes/javascript/bundlers.ts';
import { JAVASCRIPT_TESTS } from './causes/javascript/javascript-tests.ts';
import { LINTERS } from './causes/javascript/linters.ts';
import { LOGGED_ERRORS } from './causes/javascript/logged-errors.ts';
import { NODE } from './causes/javascript/node.ts';
import { NODE_PACKAGES } from './causes/javascript/node-packages.ts';
import { TYPESCRIPT } from './causes/javascript/typescript.ts';
import { WEB_FRAMEWORKS } from './causes/javascript/web-frameworks.ts';
import { COMPOSER } from './causes/php/composer.ts';
import { PHP } from './causes/php/php.ts';
import { PHP_TESTS } from './causes/php/php-tests.ts';
import { PIP } from './causes/python/pip.ts';
import { PYTHON } from './causes/python/python.ts';
import { PYTHON_LINTERS } from './causes/python/python-linters.ts';
import { PYTHON_LOGS } from './causes/python/python-logs.ts';
import { PYTHON_PACKAGES } from './causes/python/python-packages.ts';
import { PYTHON_SERVERS } from './causes/python/python-servers.ts';
import { PYTHON_TESTS } from './causes/python/python-tests.ts';
import { BUNDLER } from './causes/ruby/bundler.ts';
import { RUBY_CODE } from './causes/ruby/ruby.ts';
import { RUBY_SERVERS } from './causes/ruby/ruby-servers.ts';
import { RUBY_TESTS } from './causes/ruby/ruby-tests.ts';
import { DOCKER } from './causes/systems/docker.ts';
import { DOCKER_DAEMON } from './causes/systems/docker-daemon.ts';
import { DOCKER_RUNS } from './causes/systems/docker-runs.ts';
import { HOSTS } from './causes/systems/hosts.ts';
import { INFRASTRUCTURE } from './causes/systems/infrastructure.ts';
import { KUBERNETES } from './causes/systems/kubernetes.ts';
import { ROLLOUTS } from './causes/systems/rollouts.ts';
import { SHELL } from './causes/systems/shell.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [
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
