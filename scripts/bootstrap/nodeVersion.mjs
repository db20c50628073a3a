/** The oldest Node that runs Vitrina, as `engines` says it too: the driver of SQLite needs Node-API of 22. */
export const oldestNode = 22;
/** The one that image, CI and documents name. */
export const preferredNode = 24;

export const isSupportedNode = () => Number(process.versions.node.split('.')[0]) >= oldestNode;

export const oldNodeMessage = () =>
  `Vitrina needs Node ${oldestNode} or newer; this is ${process.versions.node}.`;

/** @throws on a Node that is too old, with what to install */
export function requireSupportedNode() {
  if (isSupportedNode()) return;
  throw new Error(
    `${oldNodeMessage()} Install Node ${preferredNode} (https://nodejs.org) and run the command again; npm start and npm test bring one by themselves.`,
  );
}
