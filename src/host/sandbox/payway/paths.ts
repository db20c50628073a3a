const group = '/api/v1/youmi/youmi-api/service/loan';

/** As written in contract §5. */
export const payWayPaths = {
  way: `${group}/repayment-way`,
  commit: `${group}/repayment-commit`,
  confirm: `${group}/repayment-confirm`,
  huichao: `${group}/repayment-huichao`,
} as const;
