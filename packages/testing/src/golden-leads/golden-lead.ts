/** One request of a lead form, byte for byte, with the setup that causes it. */
export interface GoldenLead {
  readonly title: string;
  readonly widget: string;
  /** Added to the brand `acme`. */
  readonly config?: object;
  /** Attributes of the placeholder, without `data-`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** What a bot filled in. */
  readonly honeypot?: string;
  readonly url: string;
  /** Undefined if the browser writes it, with its own boundary. */
  readonly contentType: string | undefined;
  /** A text, or the pairs of a multipart body in order. */
  readonly body: string | readonly (readonly [name: string, value: string])[];
  /**
   * The sandbox's reasons to refuse it: it identifies a lead only by `SubmissionId`, whatever name a page
   * configures.
   */
  readonly refusal?: readonly string[];
}

/** The page and browser from which every golden lead is sent. */
export const goldenPage = {
  path: '/home-loans?gclid=G-1',
  referrer: 'https://www.google.co.nz/search?q=home+loan',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  submissionId: '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001',
  /** The first token that the sandbox issues in a page. */
  captcha: 'token-1',
} as const;

/**
 * The values of the controls, by name. Names, email address and phone number are trimmed of all kinds of
 * spaces, and folded; the message is sent unchanged. Checkboxes not named here are not ticked.
 */
export const goldenValues = {
  FormFullName: " Mārama O'Neill & Ng+Tū\u00a0",
  FormFirstName: '\u00a0Mārama ',
  FormLastName: " O'Neill & Ng+Tū\u00a0",
  FormEmail: "\u00a0o'neill+home@xtra.co.nz ",
  FormPhone: ' +64 (0)21\u00a0555 0000 ',
  FormPostcode: '0110',
  FormSubject: '13',
  FormMessage: ' Kia ora & haere mai,\n1+1=2%\u00a0🏡 ',
  FormBestDayToCall: '0',
  FormBestTimeToCall: '3',
  FormHearFromUs: '12',
  Context: 'Call from tracked campaign number',
} as const;

/** The tracking record of a visit to the golden page. */
export const goldenVisit = {
  cusEmail: "o'neill+home@xtra.co.nz",
  libTrackUnidentified: '',
  visitedUrl: 'http://localhost:3000/home-loans?gclid=G-1',
  browser: 'Chrome',
  ipAddress: '',
  userTypeIndex: '',
  adviser: '',
  libcampaign: '',
  prevSite: 'https://www.google.co.nz',
  searchEngine: 'google',
  keywords: 'home loan',
  gclid: 'G-1',
};
