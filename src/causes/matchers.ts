import type { Matcher } from './matcher.ts';
import { DOTNET } from './tables/compiled/dotnet.ts';
import { GO_RUN } from './tables/compiled/go.ts';
import { GRADLE_BUILDS } from './tables/compiled/gradle.ts';
import { JVM } from './tables/compiled/jvm.ts';
import { NATIVE } from './tables/compiled/native.ts';
import { OTHER_LANGUAGES } from './tables/compiled/other-languages.ts';
import { RUST } from './tables/compiled/rust.ts';
import { DATABASES } from './tables/databases.ts';
import { BUNDLERS } from './tables/javascript/bundlers.ts';
import { JAVASCRIPT_TESTS } from './tables/javascript/javascript-tests.ts';
import { LINTERS } from './tables/javascript/linters.ts';
import { NODE } from './tables/javascript/node.ts';
import { NODE_PACKAGES } from './tables/javascript/node-packages.ts';
import { WEB_FRAMEWORKS } from './tables/javascript/web-frameworks.ts';
import { PHP } from './tables/php.ts';
import { PYTHON_PACKAGES } from './tables/python/packages.ts';
import { PYTHON } from './tables/python/python.ts';
import { PYTHON_SERVERS } from './tables/python/python-servers.ts';
import { PYTHON_TESTS } from './tables/python/python-tests.ts';
import { RUBY_CODE } from './tables/ruby.ts';
import { DOCKER } from './tables/systems/docker.ts';
import { HOSTS } from './tables/systems/hosts.ts';
import { KUBERNETES } from './tables/systems/kubernetes.ts';
import { SHELL } from './tables/systems/shell.ts';

/** Every matcher, in any order. */
export const MATCHERS: readonly Matcher[] = [
  ...BUNDLERS,
  ...JAVASCRIPT_TESTS,
  ...LINTERS,
  ...NODE,
  ...NODE_PACKAGES,
  ...PYTHON_PACKAGES,
  ...RUBY_CODE,
  ...DATABASES,
  ...PHP,
  ...PYTHON_SERVERS,
  ...PYTHON_TESTS,
  ...PYTHON,
  ...WEB_FRAMEWORKS,
  ...RUST,
  ...GO_RUN,
  ...OTHER_LANGUAGES,
  ...GRADLE_BUILDS,
  ...JVM,
  ...DOTNET,
  ...NATIVE,
  ...KUBERNETES,
  ...HOSTS,
  ...SHELL,
  ...DOCKER,
];
