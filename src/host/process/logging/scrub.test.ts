import { maskedPathOf, scrub, scrubTag } from './scrub';

describe('scrub', () => {
  it.each([
    ['phone 5512345678 refused', 'phone … refused'],
    ['phone +52 55 1234-5678', 'phone …'],
    ['code "123456"', 'code "…"'],
    ['phone (55) 1234-5678', 'phone (…'],
    ['GET /landing?id=a&sessionId=s3cret failed', 'GET /landing?… failed'],
    ['session 7d9f8a6b5c4d3e2f1a0b9c8d7e6f5a4b', 'session …'],
    ['line 12, column 8', 'line 12, column 8'],
  ])('%s', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });
});

describe('scrubTag', () => {
  it.each([
    ['spring-2026-03-01', 'spring-2026-03-01'],
    ['20260301_facebook_lookalike_mx_apply', '20260301_facebook_lookalike_mx_apply'],
    ['of 55 1234-5678 90', 'of …'],
    ['+525512345678', '…'],
    ['(55) 1234-5678', '(…'],
    ['+52 (55) 1234 - 5678', '…'],
    ['2026-03-01 (week 9)', '2026-03-01 (week 9)'],
    ['mail ana.perez@example.com', 'mail …'],
    ['', ''],
  ])('%s', (tag, expected) => {
    expect(scrubTag(tag)).toBe(expected);
  });
});

describe('maskedPathOf', () => {
  it.each([
    ['/landing?id=a&phone=5512345678', '/landing'],
    ['/landing#/downloadTemplate', '/landing'],
    ['/5512345678', '/…'],
    ['/editor/approval-frame/8Qh2mC0v1n5lq9c5o0lJ7bXgtYmllbnZlbmlkYQA?page=a', '/editor/approval-frame/…'],
    ['/preview/bXgtYmllbnZlbmlkYQ.1772355600.c2lnbmF0dXJl', '/preview/…'],
    ['/call/%2B525512345678/now', '/call/…/now'],
    [
      '/api/v2/youmi/service/channel/channel-template?templateId=x',
      '/api/v2/youmi/service/channel/channel-template',
    ],
    ['', ''],
  ])('%s', (url, expected) => {
    expect(maskedPathOf(url)).toBe(expected);
  });
});
