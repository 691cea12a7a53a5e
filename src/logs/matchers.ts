import { DATABASE_PROGRAMS } from './causes/databases/database-programs.ts';
import { MIGRATIONS } from './causes/databases/migrations.ts';
import { DOCKER } from './causes/docker.ts';
import { HOSTS } from './causes/hosts.ts';
import { KUBERNETES } from './causes/kubernetes.ts';
import { COMPOSER } from './causes/php/composer.ts';
import { PHP } from './causes/php/php.ts';
import { PIP } from './causes/python/pip.ts';
import { PYTHON } from './causes/python/python.ts';
import { PYTHON_PACKAGES } from './causes/python/python-packages.ts';
import { PYTHON_SERVERS } from './causes/python/python-servers.ts';
import { PYTHON_TESTS } from './causes/python/python-tests.ts';
import { BUNDLER } from './causes/ruby/bundler.ts';
import { RUBY_CODE } from './causes/ruby/ruby.ts';
import { RUBY_TESTS } from './causes/ruby/ruby-tests.ts';
import { SHELL } from './causes/shell.ts';
import { TYPESCRIPT } from './causes/typescript.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [
  // Packages that are built while they are installed come before the compilers: their sources are not the application's.
  ...PIP,
  ...PYTHON_PACKAGES,
  ...BUNDLER,
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
  // The systems around an application come last: their lines are the most general.
  ...KUBERNETES,
  ...HOSTS,
  ...SHELL,
  ...DOCKER,
];
