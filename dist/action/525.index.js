"use strict";
exports.id = 525;
exports.ids = [525, 463];
exports.modules = {
	8525: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			close: () => close_close,
			renderClosed: () => renderClosed
		});
		var hostile_json = __webpack_require__(9974);
		var comment_document = __webpack_require__(8211);
		var comment_entries = __webpack_require__(8544);
		var github_status = __webpack_require__(9646);
		var view = __webpack_require__(6916);
		var comment_candidates = __webpack_require__(9663);
		var github_deployment = __webpack_require__(6460);
		var attempts = __webpack_require__(2492);
		var pages = __webpack_require__(980);
		var response = __webpack_require__(7769);
		var github_reporter = __webpack_require__(6566);
		var github_surfaces = __webpack_require__(6415);
		;
		const MAX_CLOSING_MS = 12e4;
		async function closePullRequest(options) {
			const { settings, apps, clock } = options;
			const environments = apps.length === 0 ? [settings.environment ?? ""] : (0, github_surfaces.c1)(settings.environment, apps).map(({ name }) => name);
			const deployments = environments.filter((name) => name !== "").map((name) => new ClosedDeployments(options, name));
			const comment = settings.comment === "off" ? null : new ClosedComment(options);
			const surfaces = comment === null ? deployments : [...deployments, comment];
			const reporter = new github_reporter.a({
				surfaces,
				clock,
				onWrite: () => {}
			});
			await reporter.finish((0, view.Kj)([]), MAX_CLOSING_MS);
			return {
				deployments: deployments.reduce((sum, { count }) => sum + count, 0),
				rows: comment?.count ?? 0,
				commentUrl: comment?.saved()?.url || null,
				refused: reporter.unwritten()
			};
		}
		class ClosedDeployments {
			kind = "deployment";
			key;
			#options;
			#judge;
			#left = null;
			count = 0;
			constructor(options, environment) {
				this.#options = options;
				this.key = environment;
				this.#judge = (0, attempts.qU)(options.clock);
			}
			isOutdated() {
				return this.#left === null || this.#left.length > 0;
			}
			async write() {
				const { client, job, pullRequest } = this.#options;
				const { owner, repo } = job;
				if (this.#left === null) {
					const parameters = {
						owner,
						repo,
						environment: this.key,
						task: github_deployment.wn
					};
					const request = {
						route: `GET ${github_deployment.$i}`,
						parameters,
						permission: github_deployment.oC
					};
					const listed = (0, attempts.Uv)(await (0, pages.n)(client, request), response.S3);
					if (listed.kind !== "read") return this.#judge(listed);
					this.#left = listed.value.filter((one) => this.#isOurs(one)).flatMap((one) => (0, response.TH)(one) ?? []);
				}
				for (const id of [...this.#left]) {
					const place = {
						owner,
						repo,
						deployment_id: id
					};
					const latest = (0, attempts.Uv)(await client.call(`GET ${github_deployment.f}`, {
						...place,
						per_page: 1
					}, github_deployment.oC), response.S3);
					if (latest.kind !== "read" && latest.kind !== "gone") return this.#judge(latest);
					const isOver = latest.kind === "gone" || (0, hostile_json.b6)(latest.value[0], "state") === "inactive";
					if (!isOver) {
						const description = (0, github_status.zs)(`Pull request #${pullRequest} was closed`);
						const body = {
							...place,
							state: "inactive",
							log_url: job.logUrl,
							description,
							auto_inactive: false
						};
						const written = (0, attempts.Uv)(await client.call(`POST ${github_deployment.f}`, body, github_deployment.oC), response.TH);
						if (written.kind !== "read") return this.#judge(written);
						this.count += 1;
					}
					this.#left = this.#left.filter((other) => other !== id);
					if (!isOver) break;
				}
				return this.#judge(null);
			}
			saved() {
				return null;
			}
			#isOurs(deployment) {
				const { job, settings, apps, pullRequest, headSha } = this.#options;
				const payload = (0, response.Md)(deployment);
				if ((0, hostile_json.b6)(payload, "touchdown") === "" || (0, hostile_json.b6)(payload, "workflow") !== (0, github_deployment.B4)(job)) return false;
				const number = (0, hostile_json._F)(payload, "pull_request") ?? null;
				if (number === null ? (0, hostile_json.b6)(deployment, "sha") !== headSha : number !== pullRequest) return false;
				if (settings.baseUrl !== "" && (0, hostile_json.b6)(payload, "platform") !== (0, github_deployment.tj)(settings)) return false;
				const theirs = (0, hostile_json.ZE)((0, hostile_json._F)(payload, "apps"));
				return apps.length === 0 || theirs.every((app) => apps.some(({ appId }) => appId === app));
			}
		}
		class ClosedComment {
			kind = "comment";
			key;
			#options;
			#candidates;
			#judge;
			#isDone = false;
			count = 0;
			constructor(options) {
				const { client, job, pullRequest, settings, author, clock } = options;
				this.#options = options;
				this.key = String(pullRequest);
				this.#candidates = new comment_candidates.j((0, comment_candidates.X)(client, job, pullRequest), (0, github_surfaces.FS)(settings), author);
				this.#judge = (0, attempts.qU)(clock);
			}
			isOutdated() {
				return !this.#isDone;
			}
			async write() {
				const { job, clock } = this.#options;
				const reading = await this.#candidates.read();
				if (reading.kind === "failed") return this.#judge(reading.failure);
				const document = reading.documents.reduce(comment_document.tm, comment_document.OF);
				const open = (0, comment_document.CI)(document.entries).rows.filter((row) => row.isClosed !== true && this.#isOurs(row));
				if (open.length > 0) {
					const entries = open.map((row) => (0, comment_entries.HH)(row, job, clock.epochMs()));
					const change = await this.#candidates.write((0, comment_document.tm)(document, {
						...comment_document.OF,
						entries
					}));
					if (change.kind === "failed") return this.#judge(change.failure);
					this.count = open.length;
				}
				this.#isDone = true;
				return this.#judge(null);
			}
			saved() {
				const { started } = this.#candidates;
				return started === null ? null : {
					kind: this.kind,
					key: this.key,
					...started,
					written: null
				};
			}
			#isOurs(row) {
				const { settings, apps } = this.#options;
				const { environment } = settings;
				if (settings.baseUrl !== "" && row.platform !== (0, github_deployment.tj)(settings)) return false;
				if (environment !== null && row.environment !== (0, view.GD)((0, view.fY)(environment, row))) return false;
				return apps.length === 0 || apps.some(({ appId }) => (0, view.GD)(appId) === row.appId);
			}
		}
		var markup = __webpack_require__(8189);
		var ending = __webpack_require__(8);
		var outputs = __webpack_require__(3600);
		var unwritten = __webpack_require__(3844);
		var github_report = __webpack_require__(2351);
		;
		async function close_close(step, inputs, subject, clock) {
			const { pullRequest, dryRun, githubToken, summary, surfaces, apps } = inputs;
			const nothing = "Nothing was deployed.";
			const name = `pull request #${pullRequest}`;
			const end = (reason, headline = "Nothing was closed", commentUrl = null) => step.endWith((interruption) => interruption === null ? renderClosed({
				reason,
				headline,
				commentUrl,
				isSummaryWanted: summary
			}) : (0, ending.G)(interruption, summary));
			if (dryRun) return end(`Dry run: what was reported for ${name} would be closed. ${nothing}`);
			if (githubToken === "") return end(`Nothing was closed for ${name}, because github-token is empty. ${nothing}`);
			const closed = await (0, github_report.askGithub)(step, inputs, subject, clock, async (client, job) => {
				const author = await (0, github_report.readAuthor)(client, githubToken);
				const { headSha } = subject;
				return closePullRequest({
					client,
					clock,
					job,
					pullRequest,
					headSha,
					settings: surfaces,
					apps,
					author
				});
			});
			if (closed === null) return end(`Nothing was closed for ${name}: this is not a GitHub Actions job. ${nothing}`);
			const { isReadOnly } = subject;
			const message = (0, unwritten.Z0)(closed.refused, {
				isReadOnly,
				hasSummary: summary
			});
			if (message !== null) step.commands.annotate({
				level: "warning",
				title: "GitHub",
				message
			});
			const what = `${countOf(closed.deployments, "GitHub Deployment")} and ${countOf(closed.rows, "row")} of the comment`;
			const headline = closed.refused.length > 0 ? "Not everything was closed" : "Closed";
			end(`${headline} for ${name}: ${what}. ${nothing}`, headline, closed.commentUrl);
		}
		function countOf(count, thing) {
			return `${count} ${thing}${count === 1 ? "" : "s"}`;
		}
		function renderClosed({ reason, headline, commentUrl, isSummaryWanted }) {
			return {
				passed: true,
				outputs: (0, outputs.J0)({
					result: "skipped",
					reasonCode: "pull-request-closed",
					reason
				}, {
					...view.EB,
					comment: commentUrl
				}),
				annotations: [],
				missingCheckout: null,
				verdict: [reason],
				logs: [],
				failing: [],
				summary: isSummaryWanted ? `## \u{1F9F9} ${headline}\n\n${(0, markup.FV)(reason)}\n` : null
			};
		}
	}),
	3844: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z0: () => renderUnwritten,
			aC: () => renderLeft,
			gh: () => renderLeftOpen
		});
		var _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2024);
		var _kernel_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8189);
		var _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7627);
		var _advice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1168);
		var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2608);
		const NAMES = {
			comment: "the comment",
			deployment: "the deployment",
			"check-run": "the check run",
			"commit-status": "the commit status",
			"order-guard": "the order guard",
			commit: "the result on the deployed commit"
		};
		const MAX_SENTENCES = 2;
		function renderUnwritten(refused, { isReadOnly, hasSummary }) {
			if (refused.length === 0) return null;
			const names = [...new Set(refused.map(({ kind }) => NAMES[kind]))];
			const lines = [...new Set(refused.flatMap(({ permission }) => permission ?? []))];
			const sentences = new Set(refused.flatMap(({ permission, sentence }) => permission === null ? sentence : []));
			const cure = lines.length === 0 ? "" : isReadOnly ? "Pull requests from forks and from Dependabot get a read-only token." : `Add to the job: ${lines.map((line) => `permissions: ${line}`).join(", ")}.`;
			const said = [
				`Not everything could be written on GitHub: ${names.join(", ")}.`,
				cure,
				...[...sentences].slice(0, MAX_SENTENCES),
				`This does not affect the result; ${hasSummary ? "the job summary" : "the job's log"} has everything.`
			];
			return (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.xk)(said.filter((text) => text !== "").join(" "), _limits_js__WEBPACK_IMPORTED_MODULE_4__.g1);
		}
		function renderLeft(unwritten) {
			const names = [...new Set(unwritten.map(({ kind }) => NAMES[kind]))];
			const what = names.length === 0 ? "everything on GitHub" : names.join(", ");
			const reasons = [...new Set(unwritten.map(({ sentence }) => sentence))].slice(0, MAX_SENTENCES);
			const why = reasons.length === 0 ? "GitHub did not respond in time." : reasons.join(" ");
			return (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.xk)(`The post step will update ${what}. ${why}`, _limits_js__WEBPACK_IMPORTED_MODULE_4__.g1);
		}
		const FIRST = "The deploy step was stopped before it had a result.";
		const NEXT = [{
			kind: "do",
			what: "check the outcome on the platform"
		}, _deploy_next_steps_js__WEBPACK_IMPORTED_MODULE_0__.Ul];
		function renderLeftOpen(deployments, wording) {
			if (deployments.length === 0) return null;
			const sentences = deployments.map(renderDeployment);
			const next = (0, _advice_js__WEBPACK_IMPORTED_MODULE_3__.x)(NEXT, wording);
			const { kept, leftOut } = (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.IU)(sentences.map((text) => `- ${(0, _kernel_markup_js__WEBPACK_IMPORTED_MODULE_1__.FV)(text)}`), _limits_js__WEBPACK_IMPORTED_MODULE_4__.R$ / 2);
			const more = leftOut === 0 ? [] : [`- and ${leftOut} more`];
			return {
				warning: (0, _limits_js__WEBPACK_IMPORTED_MODULE_4__.xk)([
					FIRST,
					next,
					...sentences
				].join(" "), _limits_js__WEBPACK_IMPORTED_MODULE_4__.g1),
				summary: [
					"## \u26A0\uFE0F Stopped before the result",
					"",
					FIRST,
					"",
					...kept,
					...more,
					"",
					next,
					""
				].join("\n")
			};
		}
		function renderDeployment({ appId, name, deploymentId, isTaken }) {
			const app = name === appId ? name : `${name} (${appId})`;
			const id = deploymentId === null ? "" : ` ${deploymentId}`;
			const text = isTaken ? `Deployment${id} of ${app} continues on the platform.` : `A deployment of ${app} may have been started.`;
			return (0, _kernel_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.b1)(text, 600);
		}
	})
};
;
