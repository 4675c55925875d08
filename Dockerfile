# The product in one image: the built server with its pages, without sources, development packages or npm.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY own-node own-node
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY schema schema
COPY api api
COPY web web
# What only compilers, debuggers and readers of packages use is a fifth of them; their licences stay.
RUN npm run build \
 && cp node_modules/node-linux-*/LICENSE .build/LICENSE-node \
 && npm prune --omit=dev --no-audit --no-fund \
 && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -iname 'readme*.md' -o -iname 'changelog*.md' \) -delete

# Of node:26-slim only Node itself is needed; npm and the headers are 60 MB. What keeps memory low is as with npm start (docs/decisions/0052).
FROM debian:bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_ARENA_MAX=2
WORKDIR /app
RUN useradd --system --uid 1000 --home-dir /data --shell /usr/sbin/nologin node \
 && install -d -o node /data
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.build .build
USER node
# All that stays is written here; files while they come in, and the lock of the embedded database, stand in /tmp. The rest may be read-only.
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that SIGTERM reaches it and it can drain.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", ".build/api/main.js"]
