# The command line and the relay without Node on the machine: ghcr.io/touchdown-ci/touchdown:1. Nothing is released yet: build it from a clone.
#   npm pack --silent && mv ./*touchdown-*.tgz touchdown.tgz && docker build -t touchdown .
FROM --platform=$BUILDPLATFORM node:24-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1 AS unpacked
WORKDIR /build
COPY touchdown.tgz ./
RUN tar -xzf touchdown.tgz && mkdir data

FROM node:24-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1
COPY --from=unpacked /build/package /app
COPY --from=unpacked --chown=node:node /build/data /data
USER node
WORKDIR /data
# A smaller young generation: the relay needs two thirds of the memory for open event streams.
ENV NODE_OPTIONS=--max-semi-space-size=4
ENV NODE_ENV=production RELAY_STORE=sqlite:/data/relay.db RELAY_CONFIG=/data/relay.json
EXPOSE 8080
# SIGTERM stops the relay within 10 s. SIGHUP reloads relay.json.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/cli/index.js"]
CMD ["relay"]
