# How the site runs in a container; docs/operations.md says more.

FROM node:24.22.3-bookworm-slim AS build
WORKDIR /atrium
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The build says in dist/ which packages it needs to run, a few of all.
RUN npm run build && npm ci --prefix dist

FROM node:24.22.3-bookworm-slim
WORKDIR /atrium
COPY --from=build /atrium/dist dist
COPY demo/content demo/content

# The only folder that is written to: everything in it can be made again, and is kept to be quick.
RUN install --directory --owner=node --group=node /data
VOLUME /data
# Two places for memory instead of eight a processor: what threads give back is used again.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000

HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.OPERATIONS_PORT || process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# With PROCESSES for several cores run it with --init.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=2", "--no-parallel-scavenge", "--heap-growing-percent=40", "dist/server/main.mjs"]
