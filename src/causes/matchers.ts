import type { Matcher } from './matcher.ts';
import { CARGO_RUN } from './tables/compiled/cargo.ts';
import { DOTNET } from './tables/compiled/dotnet.ts';
import { GO_RUN } from './tables/compiled/go.ts';
import { GO_BUILD } from './tables/compiled/go-build.ts';
import { GO_LOGS } from './tables/compiled/go-logs.ts';
import { GRADLE_BUILDS } from './tables/compiled/gradle.ts';
import { JVM } from './tables/compiled/jvm.ts';
import { JVM_BUILDS } from './tables/compiled/jvm-builds.ts';
import { NATIVE } from './tables/compiled/native.ts';
import { NATIVE_BUILDS } from './tables/compiled/native-builds.ts';
import { OTHER_LANGUAGES } from './tables/compiled/other-languages.ts';
import { RUST } from './tables/compiled/rust.ts';
import { DATABASE_PROGRAMS } from './tables/databases/database-programs.ts';
import { MIGRATIONS } from './tables/databases/migrations.ts';
import { PRISMA_ERRORS } from './tables/databases/prisma.ts';
import { SQL_MESSAGES } from './tables/databases/sql-messages.ts';
import { BUNDLERS } from './tables/javascript/bundlers.ts';
import { JAVASCRIPT_TESTS } from './tables/javascript/javascript-tests.ts';
import { LINTERS } from './tables/javascript/linters.ts';
import { LOGGED_ERRORS } from './tables/javascript/logged-errors.ts';
import { NODE } from './tables/javascript/node.ts';
import { NODE_PACKAGES } from './tables/javascript/node-packages.ts';
import { TYPESCRIPT } from './tables/javascript/typescript.ts';
import { WEB_FRAMEWORKS } from './tables/javascript/web-frameworks.ts';
import { COMPOSER } from './tables/php/composer.ts';
import { PHP } from './tables/php/php.ts';
import { PHP_TESTS } from './tables/php/php-tests.ts';
import { PIP } from './tables/python/pip.ts';
import { PYTHON } from './tables/python/python.ts';
import { PYTHON_LINTERS } from './tables/python/python-linters.ts';
import { PYTHON_LOGS } from './tables/python/python-logs.ts';
import { PYTHON_PACKAGES } from './tables/python/python-packages.ts';
import { PYTHON_SERVERS } from './tables/python/python-servers.ts';
import { PYTHON_TESTS } from './tables/python/python-tests.ts';
import { BUNDLER } from './tables/ruby/bundler.ts';
import { RUBY_CODE } from './tables/ruby/ruby.ts';
import { RUBY_TESTS } from './tables/ruby/ruby-tests.ts';
import { DOCKER } from './tables/systems/docker.ts';
import { DOCKER_DAEMON } from './tables/systems/docker-daemon.ts';
import { DOCKER_RUNS } from './tables/systems/docker-runs.ts';
import { HOSTS } from './tables/systems/hosts.ts';
import { INFRASTRUCTURE } from './tables/systems/infrastructure.ts';
import { KUBERNETES } from './tables/systems/kubernetes.ts';
import { ROLLOUTS } from './tables/systems/rollouts.ts';
import { SHELL } from './tables/systems/shell.ts';

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
