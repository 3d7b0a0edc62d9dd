import { expect, test } from 'vitest';
import { goldenLeads } from './golden-leads.ts';

function bodyOf(title: string) {
  return goldenLeads.find((lead) => lead.title === title)?.body;
}

const json = `{"FormFullName":"Mārama O'Neill & Ng+Tū","FormEmail":"o'neill+home@xtra.co.nz","FormPhone":"+64 (0)21 555 0000","FormPostcode":"0110","FormMessage":" Kia ora & haere mai,\\n1+1=2%\u00a0🏡 ","CampaignId":"","Method":15,"TrackingNumber":"","AdviserId":"","captcha":"token-1","hamCheck":"","Region":"Northland","SubmissionId":"3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001","SubmissionRevision":1,"tracking":{"cusEmail":"o'neill+home@xtra.co.nz","libTrackUnidentified":"","visitedUrl":"http://localhost:3000/home-loans?gclid=G-1","browser":"Chrome","ipAddress":"","userTypeIndex":"","adviser":"","libcampaign":"","prevSite":"https://www.google.co.nz","searchEngine":"google","keywords":"home loan","gclid":"G-1"}}`;

const flatPairs =
  'FormFullName=M%C4%81rama+O%27Neill+%26+Ng%2BT%C5%AB&FormEmail=o%27neill%2Bhome%40xtra.co.nz&FormPhone=%2B64+%280%2921+555+0000&FormPostcode=0110&FormMessage=+Kia+ora+%26+haere+mai%2C%0A1%2B1%3D2%25%C2%A0%F0%9F%8F%A1+&CampaignId=&Method=15&TrackingNumber=&AdviserId=&captcha=token-1&hamCheck=&Region=Northland&SubmissionId=3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001&SubmissionRevision=1&cusEmail=o%27neill%2Bhome%40xtra.co.nz&libTrackUnidentified=&visitedUrl=http%3A%2F%2Flocalhost%3A3000%2Fhome-loans%3Fgclid%3DG-1&browser=Chrome&ipAddress=&userTypeIndex=&adviser=&libcampaign=&prevSite=https%3A%2F%2Fwww.google.co.nz&searchEngine=google&keywords=home+loan&gclid=G-1';

// Written by hand, as a reference for the computed leads.
test('a message to an adviser as JSON is the same on the wire', () => {
  expect(bodyOf('a message to an adviser as JSON')).toBe(json);
});

test('urlencoded pairs with flat tracking are the same on the wire', () => {
  expect(bodyOf('urlencoded pairs with flat tracking')).toBe(flatPairs);
});

test('a job application names its tracking record as JSON text', () => {
  const [last] = (bodyOf('a job application whose id has another name') ?? []).slice(-1);
  expect(last?.[0]).toBe('tracking');
  expect(last?.[1]).toContain('"visitedUrl":"http://localhost:3000/home-loans?gclid=G-1"');
});

test('there are 27, each with a unique title', () => {
  expect(new Set(goldenLeads.map(({ title }) => title)).size).toBe(27);
  expect(goldenLeads).toHaveLength(27);
});
