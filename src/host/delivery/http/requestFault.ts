/** Thrown where a request can't be served: it is answered as every fault is, by its status. */
export class RequestFault extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RequestFault';
  }
}
