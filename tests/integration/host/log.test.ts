import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();

const secrets = ['5512345678', '%2B525512345678', 's3ss10n-token-value', 'crp-secret-value', '482913'];
const [phone, escapedPhone, session, header, code] = secrets;

describe('the log', () => {
  it('says what was asked, without queries, telephones, codes or session ids', async () => {
    const { app, log, source } = await createTestApp({ folder: temporaryFolder() });
    const headers = { crp_phe: String(header), cookie: `sid=${session}`, authorization: `Bearer ${session}` };
    source.publish('mx', '{"id":"mx"}');
    await app.inject({
      url: `/landing?id=mx&sessionId=${session}&phone=${phone}#/x?smsCode=${code}`,
      headers,
    });
    await app.inject({ url: `/${phone}/call/${escapedPhone}`, headers });
    await app.inject({ url: `/%zz?phone=${phone}`, headers });
    await app.inject({ url: `/api/none?smsCode=${code}&sessionId=${session}`, headers });
    const broken = `{"phone":"${phone}","smsCode":${code} "${session}`;
    await app.inject({
      method: 'POST',
      url: '/report',
      payload: broken,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    jest.spyOn(source, 'find').mockRejectedValue(new Error(`no reply for /x?phone=${phone} code ${code}`));
    await app.inject({ url: `/landing?id=mx&sessionId=${session}`, headers });
    await app.close();

    const text = JSON.stringify(log);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const requests = log.filter(({ msg }) => msg === 'request');
    expect(requests).toContainEqual(
      expect.objectContaining({
        level: 'info',
        method: 'GET',
        path: '/landing',
        status: 200,
        ms: expect.any(Number),
      }),
    );
    expect(requests.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400, 404, 500]));
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'error', err: expect.objectContaining({ type: 'Error' }) }),
    );
  });
});
