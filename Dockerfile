# Vitrina's host as an image: `docker build -t vitrina .`, for one architecture at a time (`--platform linux/arm64` for another).
# A mirror of the base image, or one pinned by its digest, is given with --build-arg NODE_IMAGE=…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Packages of blocks that are built in, as `npm run build` takes them.
ARG BLOCKS=
RUN if [ -n "$BLOCKS" ]; then export BLOCKS; else unset BLOCKS; fi; npm run build
RUN npm prune --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /vitrina
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /source/package.json /source/LICENSE ./
COPY --from=build /source/node_modules ./node_modules
COPY --from=build /source/dist ./dist
USER node
VOLUME /data
EXPOSE 8080
# /healthz answers as long as the process does; whether it may be sent visitors is what /readyz says, to balancers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/host/main.js"]
