export const id = 923;
export const ids = [923];
export const modules = {
	1560: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => createOptionReader });
		var _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6641);
		var _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);
		function createOptionReader(values) {
			const bad = [];
			const text = (name) => {
				const value = values[name];
				return typeof value === "string" ? value : undefined;
			};
			return {
				flag: (name) => values[name] === true,
				text,
				texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === "string"),
				number(name, { least, most, isWhole = true }) {
					const seen = text(name);
					if (seen === undefined) return undefined;
					const number = /^\d{1,10}(\.\d{1,6})?$/.test(seen) ? Number(seen) : Number.NaN;
					if (number >= least && number <= most && !(isWhole && !Number.isInteger(number))) return number;
					bad.push({
						name: `--${name}`,
						seen,
						problem: `is not ${isWhole ? "a whole number" : "a number"} from ${least} to ${most}.`
					});
					return undefined;
				},
				durationMs(name) {
					const seen = text(name);
					const durationMs = seen === undefined ? null : (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.E9)(seen);
					if (seen === undefined || durationMs !== null && durationMs > 0) return durationMs ?? undefined;
					bad.push({
						name: `--${name}`,
						seen,
						problem: (0, _kernel_units_js__WEBPACK_IMPORTED_MODULE_1__.VD)(durationMs)
					});
					return undefined;
				},
				reject: (found) => bad.push(found),
				finish() {
					if (bad.length > 0) throw new _kernel_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(bad);
				}
			};
		}
	}),
	4923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			SIGNS: () => SIGNS,
			TEMPLATES: () => TEMPLATES,
			command: () => init_command_command,
			recognizeCis: () => recognizeCis
		});
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var errors = __webpack_require__(6641);
		var command = __webpack_require__(283);
		var exit_codes = __webpack_require__(4527);
		var option_values = __webpack_require__(1560);
		var package_files = __webpack_require__(5559);
		var terminal_output = __webpack_require__(7237);
		var loopback = __webpack_require__(3123);
		;
		const APP_ID = /^[A-Za-z0-9][A-Za-z0-9._~:@-]{0,199}$/;
		const BRANCH = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{))[\w./#@-]{1,200}(?<![./])$/;
		const PLAIN_URL = /^https?:\/\/[\w.~:/%[\]-]+$/;
		function readChoices(reader, version) {
			const appIds = reader.texts("app-id");
			for (const seen of appIds) {
				if (APP_ID.test(seen)) continue;
				reject(reader, "app-id", seen, "is not an application id. Use at most 200 letters, digits and . _ ~ : @ -");
			}
			const branch = reader.text("branch") ?? "main";
			if (!BRANCH.test(branch)) {
				reject(reader, "branch", branch, "is not a branch that init can write. Use letters, digits and . _ / # @ -, or edit the workflow by hand.");
			}
			return {
				appIds,
				baseUrl: readBaseUrl(reader),
				branch,
				source: sourceOf(version)
			};
		}
		function readBaseUrl(reader) {
			const seen = reader.text("base-url");
			if (seen === undefined) return null;
			const url = PLAIN_URL.test(seen) ? URL.parse(seen) : null;
			if (url === null || url.hostname === "") {
				reject(reader, "base-url", seen, "is not a URL that init can write. Use the https URL of the platform without credentials, query or fragment.");
				return null;
			}
			if (url.protocol === "http:" && !(0, loopback.U)(url.hostname)) {
				reject(reader, "base-url", seen, "is not encrypted: http would send the token in clear text. Use https.");
			}
			return seen;
		}
		function sourceOf(version) {
			const tag = /^\d+\.\d+\.\d+[\w.-]*$/.test(version) ? `v${version}` : "v1";
			return `https://github.com/touchdown-ci/touchdown/archive/refs/tags/${tag}.tar.gz`;
		}
		function reject(reader, name, seen, problem) {
			reader.reject({
				name: `--${name}`,
				seen,
				problem
			});
		}
		;
		function indent(text, columns) {
			return text.split("\n").map((line) => line === "" ? "" : `${" ".repeat(columns)}${line}`).join("\n");
		}
		function variablesLeft({ appIds, baseUrl }, place) {
			const address = `Create the variable TOUCHDOWN_BASE_URL with the platform's base URL: ${place}.`;
			const id = `Create the variable TOUCHDOWN_APP_ID with the application's id: ${place}.`;
			return [...baseUrl === null ? [address] : [], ...appIds.length === 0 ? [id] : []];
		}
		const REPORT_FOLDER = "test-results";
		const REPORTS = {
			junit: `${REPORT_FOLDER}/touchdown.xml`,
			summary: `${REPORT_FOLDER}/touchdown.md`,
			dotenv: `${REPORT_FOLDER}/touchdown.env`
		};
		function renderDeployScript(choices, { ci, commit, dotenv = false }) {
			const { appIds, source } = choices;
			const words = ["touchdown deploy", ...appIds.map(quoteShell)];
			const reports = [
				`--junit ${REPORTS.junit}`,
				`--summary ${REPORTS.summary}`,
				...dotenv ? [`--dotenv ${REPORTS.dotenv}`] : []
			];
			const command = [
				`npx --yes --package=${quoteShell(source)}`,
				words.join(" "),
				`--commit "$${commit}" --ci ${ci}`,
				...reports
			];
			const clean = `mkdir -p ${REPORT_FOLDER} && rm -f ${REPORT_FOLDER}/touchdown.*`;
			return [clean, command.join(" \\\n  ")].join("\n");
		}
		function quoteYaml(text) {
			return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
		}
		function quoteShell(text) {
			const given = text.replaceAll("\0", "");
			return /^[\w./:@%+=-]+$/.test(given) ? given : `'${given.replaceAll("'", String.raw`'\''`)}'`;
		}
		function quoteGroovy(text) {
			const shown = text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "");
			const escaped = shown.replace(/['\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`).replaceAll("	", String.raw`\t`);
			return `'${escaped}'`;
		}
		function escapeUnit(unit) {
			return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
		}
		;
		const PLACE = "Pipelines > this pipeline > Edit > Variables > New variable";
		const azure = {
			title: "Azure Pipelines",
			path: "azure-pipelines.yml",
			render: (choices) => `trigger:
  branches:
    include:
      - ${quoteYaml(choices.branch)}
pr: none
# With the check Exclusive Lock on the environment: one deployment at a time, in order.
lockBehavior: sequential
pool:
  vmImage: ubuntu-latest
jobs:
  # Azure reserves the name "deploy".
  - deployment: deploy_production
    displayName: Deploy
    environment: production
    timeoutInMinutes: 35
    strategy:
      runOnce:
        deploy:
          steps:
            - checkout: self
            - task: UseNode@1
              inputs:
                version: 24.x
            - bash: |
${indent(renderDeployScript(choices, {
				ci: "azure",
				commit: "BUILD_SOURCEVERSION"
			}), 16)}
              name: touchdown
              displayName: Deploy
              env:
                # Azure passes a secret variable to a script only if it is mapped here.
                TOUCHDOWN_TOKEN: $(TOUCHDOWN_TOKEN)
${choices.baseUrl === null ? "" : `                TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}            - bash: |
                if [ -f ${REPORTS.summary} ]; then echo "##vso[task.uploadsummary]$PWD/${REPORTS.summary}"; fi
              displayName: Show the summary
              condition: always()
            - task: PublishTestResults@2
              condition: always()
              inputs:
                testResultsFormat: JUnit
                testResultsFiles: ${REPORTS.junit}
                testRunTitle: Deployment
`,
			todo: (choices) => [
				`Create the variable TOUCHDOWN_TOKEN and check "Keep this value secret": ${PLACE}.`,
				...variablesLeft(choices, PLACE),
				"Add the check Exclusive Lock: Pipelines > Environments > production > Approvals and checks."
			]
		};
		;
		const bitbucket_PLACE = "Repository settings > Repository variables";
		const bitbucket = {
			title: "Bitbucket Pipelines",
			path: "bitbucket-pipelines.yml",
			render: (choices) => `image: node:24
pipelines:
  branches:
    ${quoteYaml(choices.branch)}:
      - step:
          name: Deploy
          deployment: production
          # One deployment at a time, in order. Without this, a later pipeline stays paused until a person resumes it.
          concurrency-group: deploy-production
          max-time: 35
          # The token comes from the secured repository variable TOUCHDOWN_TOKEN.
          script:
            - |
${indent(`${choices.baseUrl === null ? "" : `export TOUCHDOWN_BASE_URL=${quoteShell(choices.baseUrl)}\n`}${renderDeployScript(choices, {
				ci: "bitbucket",
				commit: "BITBUCKET_COMMIT"
			})}`, 14)}
          artifacts:
            - ${REPORT_FOLDER}/**
`,
			todo: (choices) => [
				`Create the secured variable TOUCHDOWN_TOKEN: ${bitbucket_PLACE}.`,
				...variablesLeft(choices, bitbucket_PLACE),
				"Check that the environment production exists: Repository settings > Deployments."
			]
		};
		;
		const ANNOTATE = `buildkite-agent artifact download ${REPORTS.summary} .
if [ "$(buildkite-agent step get outcome --step deploy)" = passed ]; then style=success; else style=error; fi
buildkite-agent annotate --context touchdown --style "$style" < ${REPORTS.summary}`;
		const buildkite = {
			title: "Buildkite",
			path: ".buildkite/pipeline.yml",
			render: (choices) => `steps:
  - label: ":rocket: Deploy"
    key: deploy
    branches: ${quoteYaml(choices.branch)}
    # One deployment at a time.
    concurrency: 1
    concurrency_group: $BUILDKITE_PIPELINE_SLUG/deploy-production
    timeout_in_minutes: 35
    secrets:
      - TOUCHDOWN_TOKEN
${choices.baseUrl === null ? "" : `    env:\n      TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}    command: |
${indent(escapeInterpolation(renderDeployScript(choices, {
				ci: "buildkite",
				commit: "BUILDKITE_COMMIT"
			})), 6)}
    artifact_paths:
      - ${REPORT_FOLDER}/*
    plugins:
      - docker#v5.12.0:
          image: node:24
          # Without this, the container runs as root and leaves files that the agent cannot remove.
          propagate-uid-gid: true
          environment:
            # This user has no home directory in the container.
            - npm_config_cache=/tmp/.npm
            - BUILDKITE_COMMIT
            - TOUCHDOWN_TOKEN
            - TOUCHDOWN_BASE_URL
            - TOUCHDOWN_APP_ID
  - wait: ~
    continue_on_failure: true
  - label: ":memo: Annotate"
    branches: ${quoteYaml(choices.branch)}
    command: |
${indent(escapeInterpolation(ANNOTATE), 6)}
`,
			todo: (choices) => [
				"Create the secret TOUCHDOWN_TOKEN: Agents > your cluster > Secrets > New Secret.",
				...variablesLeft(choices, "the pipeline > Settings > Environment Variables"),
				"Install Docker on the agents."
			]
		};
		function escapeInterpolation(script) {
			return script.replaceAll("$", "$$$$");
		}
		;
		const circleci_PLACE = "Project Settings > Environment Variables > Add Environment Variable";
		const circleci = {
			title: "CircleCI",
			path: ".circleci/config.yml",
			render: (choices) => `version: 2.1
jobs:
  deploy:
    docker:
      - image: node:24
${choices.baseUrl === null ? "" : `    environment:\n      TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}    steps:
      - checkout
      - run:
          name: Deploy
          # The token comes from the project's environment variable TOUCHDOWN_TOKEN.
          no_output_timeout: 35m
          command: |
${indent(renderDeployScript(choices, {
				ci: "circleci",
				commit: "CIRCLE_SHA1"
			}), 12)}
      - store_test_results:
          path: ${REPORT_FOLDER}
      - store_artifacts:
          path: ${REPORT_FOLDER}
workflows:
  deploy:
    jobs:
      - deploy:
          # One deployment at a time.
          serial-group: << pipeline.project.slug >>/deploy-production
          filters:
            branches:
              only: ${quoteYaml(choices.branch)}
`,
			todo: (choices) => [
				`Create the environment variable TOUCHDOWN_TOKEN: ${circleci_PLACE}.`,
				...variablesLeft(choices, circleci_PLACE),
				"Keep auto-cancel off for this branch: Project Settings > Advanced > Auto-cancel redundant workflows."
			]
		};
		;
		const github = {
			title: "GitHub Actions",
			path: ".github/workflows/deploy.yml",
			render: ({ appIds, baseUrl, branch }) => `name: Deploy
on:
  push:
    branches: [${quoteYaml(branch)}]
permissions: {}
# A newer push does not cancel a deployment in progress.
concurrency:
  group: deploy-production
  cancel-in-progress: false
jobs:
  deploy:
    runs-on: ubuntu-latest
    timeout-minutes: 35
    steps:
      - id: deploy
        uses: touchdown-ci/touchdown@v1
        with:
          token: \${{ secrets.TOUCHDOWN_TOKEN }}
          base-url: ${baseUrl === null ? "${{ vars.TOUCHDOWN_BASE_URL }}" : quoteYaml(baseUrl)}
          app-id: ${appIds.length === 0 ? "${{ vars.TOUCHDOWN_APP_ID }}" : quoteYaml(appIds.join(","))}
`,
			todo: (choices) => ["Create the secret TOUCHDOWN_TOKEN: Settings > Secrets and variables > Actions > Secrets > New repository secret.", ...variablesLeft(choices, "Settings > Secrets and variables > Actions > Variables > New repository variable")]
		};
		;
		const gitlab_PLACE = "Settings > CI/CD > Variables > Add variable";
		const gitlab = {
			title: "GitLab CI/CD",
			path: ".gitlab-ci.yml",
			render: (choices) => `deploy:
  stage: deploy
  image: node:24
  rules:
    - if: ${quoteYaml(`$CI_COMMIT_BRANCH == "${choices.branch}"`)}
  environment:
    name: production
    # url: https://www.example.com
  # One deployment at a time. A newer pipeline does not cancel a deployment in progress.
  resource_group: production
  interruptible: false
  timeout: 35 minutes
${choices.baseUrl === null ? "" : `  variables:\n    TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}  # The token comes from the project variable TOUCHDOWN_TOKEN.
  script:
    - |
${indent(renderDeployScript(choices, {
				ci: "gitlab",
				commit: "CI_COMMIT_SHA",
				dotenv: true
			}), 6)}
  artifacts:
    when: always
    paths:
      - ${REPORTS.summary}
    reports:
      junit: ${REPORTS.junit}
      # Later jobs read $TOUCHDOWN_RESULT, $TOUCHDOWN_REASON, $TOUCHDOWN_DEPLOYMENT_ID and more.
      dotenv: ${REPORTS.dotenv}
`,
			todo: (choices) => [
				`Create the masked and protected variable TOUCHDOWN_TOKEN: ${gitlab_PLACE}.`,
				...variablesLeft(choices, gitlab_PLACE),
				`If the variables are protected, also protect the branch ${choices.branch}: Settings > Repository > Protected branches.`
			]
		};
		;
		const jenkins_PLACE = "Manage Jenkins > System > Global properties > Environment variables";
		const jenkins = {
			title: "Jenkins",
			path: "Jenkinsfile",
			render: (choices) => `pipeline {
  agent {
    docker { image 'node:24' }
  }
  options {
    // One deployment at a time.
    disableConcurrentBuilds()
    timeout(time: 35, unit: 'MINUTES')
  }
${choices.baseUrl === null ? "" : `  environment {\n    TOUCHDOWN_BASE_URL = ${quoteGroovy(choices.baseUrl)}\n  }\n`}  stages {
    stage('Deploy') {
      when {
        anyOf {
          branch ${quoteGroovy(choices.branch)}
          // Only multibranch jobs set BRANCH_NAME.
          expression { env.BRANCH_NAME == null }
        }
      }
      steps {
        withCredentials([string(credentialsId: 'touchdown-token', variable: 'TOUCHDOWN_TOKEN')]) {
          sh '''
${indent(scriptIn(choices), 12)}
          '''
        }
      }
    }
  }
  post {
    always {
      junit testResults: ${quoteGroovy(REPORTS.junit)}, allowEmptyResults: true
      archiveArtifacts artifacts: ${quoteGroovy(REPORTS.summary)}, allowEmptyArchive: true
    }
  }
}
`,
			todo: (choices) => [
				"Create the credential touchdown-token of the kind Secret text, with the token: Manage Jenkins > Credentials.",
				...variablesLeft(choices, jenkins_PLACE),
				"Install the plugins Docker Pipeline, Credentials Binding and JUnit: Manage Jenkins > Plugins."
			]
		};
		function scriptIn(choices) {
			const script = renderDeployScript(choices, {
				ci: "jenkins",
				commit: "GIT_COMMIT"
			});
			return `export npm_config_cache="$PWD/.npm"\n${script}`.replaceAll("\\", "\\\\");
		}
		;
		const TEMPLATES = new Map([
			["github", github],
			["gitlab", gitlab],
			["circleci", circleci],
			["jenkins", jenkins],
			["bitbucket", bitbucket],
			["azure", azure],
			["buildkite", buildkite]
		]);
		const NAMES = [...TEMPLATES.keys()];
		const init_command_command = {
			summary: "Writes a deployment workflow for this repository's CI",
			arguments: [{
				name: "CI",
				isRequired: false,
				choices: NAMES,
				summary: `${NAMES.join(", ")} (default: detected from the files and git remotes here)`
			}],
			options: {
				"app-id": (0, command.F9)("ID", "application to deploy (default: $TOUCHDOWN_APP_ID); can be repeated", { multiple: true }),
				"base-url": (0, command.F9)("URL", "URL of the platform's API (default: $TOUCHDOWN_BASE_URL)"),
				branch: (0, command.F9)("NAME", "branch to deploy (default: main)"),
				force: (0, command.kY)("overwrite an existing file"),
				print: (0, command.kY)("print the workflow without writing it"),
				json: (0, command.kY)("print JSON lines")
			},
			examples: [
				["touchdown init", "detects the CI and writes its workflow"],
				["touchdown init gitlab --app-id app-1 --base-url https://api.platform.example", "leaves only the token to set up"],
				["touchdown init azure --print", "shows the workflow first"]
			],
			run
		};
		async function run(values, terminal, words) {
			const reader = (0, option_values.V)(values);
			const choices = readChoices(reader, (0, package_files.$4)(process.argv[1] ?? ""));
			reader.finish();
			const [name, template] = templateFor(words[0], terminal.folder);
			const content = template.render(choices);
			const output = (0, terminal_output.q)("init", reader.flag("json"), terminal);
			const facts = {
				ci: name,
				path: template.path,
				todo: template.todo(choices),
				content
			};
			if (reader.flag("print")) {
				output.show("result", {
					...facts,
					isWritten: false
				}, content);
				return exit_codes.dc.done;
			}
			const isWritten = writeWorkflow((0, external_node_path_.join)(terminal.folder, template.path), content, reader.flag("force"));
			output.show("result", {
				...facts,
				isWritten
			}, isWritten ? `Wrote ${template.path} for ${template.title}.\n` : "");
			if (!isWritten) showWhatToAdd(output, template, content);
			output.say(`\nNext steps:\n${facts.todo.map((sentence) => `- ${sentence}\n`).join("")}`);
			return isWritten ? exit_codes.dc.done : exit_codes.dc.bad;
		}
		function templateFor(word, folder) {
			const found = word === undefined ? recognizeCis(SIGNS.filter((sign) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, sign))), gitConfigIn(folder)) : [word];
			const [name = ""] = found;
			const template = TEMPLATES.get(name);
			if (template !== undefined && found.length === 1) return [name, template];
			const seen = word ?? "";
			const seems = found.length > 1 ? `: this repository seems to use ${found.join(" and ")}` : " in this repository";
			const problem = word === undefined ? `cannot be detected${seems}` : "is not a known CI";
			throw new errors.dz([{
				name: "CI",
				seen,
				problem: `${problem}. Give one of ${NAMES.join(", ")}.`
			}]);
		}
		function gitConfigIn(folder) {
			const path = (0, external_node_path_.join)(folder, ".git", "config");
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, external_node_fs_.readFileSync)(path, "utf8") : "";
		}
		function writeWorkflow(path, content, force) {
			try {
				if (!force && (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined) return false;
				(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), { recursive: true });
				(0, external_node_fs_.writeFileSync)(path, content, { flag: force ? "w" : "wx" });
				return true;
			} catch (error) {
				const code = (0, exit_codes.$N)(error);
				throw new errors.dz([{
					name: "the file",
					seen: path,
					problem: `cannot be written (${code}). Check its permissions.`
				}], error);
			}
		}
		function showWhatToAdd(output, { path }, content) {
			output.say(`${path} already exists and was not changed. Add this to it, or overwrite it with --force:\n\n${content}`);
		}
		const FILES = {
			".github/workflows": "github",
			".gitlab-ci.yml": "gitlab",
			".circleci": "circleci",
			Jenkinsfile: "jenkins",
			"bitbucket-pipelines.yml": "bitbucket",
			"azure-pipelines.yml": "azure",
			".buildkite": "buildkite"
		};
		const HOSTS = [
			[/(?:^|\.)github\.com$/, "github"],
			[/(?:^|\.)gitlab\./, "gitlab"],
			[/^bitbucket\.org$/, "bitbucket"],
			[/(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, "azure"]
		];
		const SIGNS = Object.keys(FILES);
		function recognizeCis(signs, gitConfig) {
			const byFiles = signs.flatMap((sign) => FILES[sign] ?? []);
			const byRemotes = hostsIn(gitConfig).flatMap((host) => HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? []);
			return [...new Set(byFiles.length > 0 ? byFiles : byRemotes)];
		}
		function hostsIn(gitConfig) {
			const urls = [...gitConfig.matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url]) => url ?? "");
			return urls.flatMap((url) => (URL.parse(url)?.hostname || /^(?:[^@/]+@)?([\w.-]+):/.exec(url)?.[1]) ?? []);
		}
	}),
	7237: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => createPaint,
			q: () => createOutput
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9880);
		function createOutput(command, isJson, terminal) {
			return {
				isJson,
				paint: createPaint(terminal.hasColors ?? false),
				say: (text) => {
					if (!isJson) terminal.out(text);
				},
				show: (kind, data, text) => terminal.out(isJson ? (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_1__.ni)(kind, command, data) : text)
			};
		}
		const STYLES = {
			strong: "bold",
			good: "green",
			doubt: "yellow",
			bad: "red",
			busy: "cyan",
			faint: "dim"
		};
		function createPaint(hasColors) {
			return (style, text) => hasColors ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[style], text, { validateStream: false }) : text;
		}
	}),
	3123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		function isLoopback(hostname) {
			const name = hostname.toLowerCase().replace(/\.$/, "");
			return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);
		}
	})
};
