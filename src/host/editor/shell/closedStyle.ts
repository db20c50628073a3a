/** The card of the sign-in screen, for the one page that has no files: it says why there is no editor. */
export const closedStyle = [
  '*{box-sizing:border-box}',
  'body{display:grid;place-items:center;min-height:100vh;margin:0;padding:16px;background:#f5f5f2;color:#20242b;font:14px/1.5 system-ui,sans-serif}',
  'main{width:min(400px,100%);padding:32px;border:1px solid #deddd8;border-radius:12px;background:#fff}',
  'h1{margin:0 0 8px;font-size:1.5rem;line-height:1.25}',
  'p{margin:0;color:#5b616c;overflow-wrap:anywhere}',
].join('');
