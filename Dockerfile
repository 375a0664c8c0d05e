# The demo server. It keeps its state in /data, or in a shared Redis by STORE_URL (see compose.yaml).
# The second stage has no tools of the build. `npm run images:pin` pins the images to their digests.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY vite.config.ts tsconfig.json ./
COPY locales locales
COPY scripts scripts
COPY mocks mocks
COPY src src
COPY server server
COPY demo demo
RUN npm run build:demo && node scripts/build/copyRuntime.ts /runtime

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /runtime ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "demo/built.ts"]
