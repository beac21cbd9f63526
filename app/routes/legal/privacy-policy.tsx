import { type Clause, LegalPage } from "#app/components/legal-page.tsx";
import { Link } from "#app/components/link.tsx";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import type { Route } from "./+types/privacy-policy";

const CONTACT = "privacy@sleevenotes.example";

const CLAUSES: Clause[] = [
  {
    title: "What We Collect",
    body: (
      <>
        <p>We collect what you give us and what is needed to run the service:</p>
        <ul>
          <li>
            <strong>Account data:</strong> your email address, your username, your password (stored only as a salted
            hash), and, if you add them, your name, bio and profile image. If you sign in with another provider, we
            receive your email address and your id there.
          </li>
          <li>
            <strong>What you make:</strong> ratings, reviews, comments, posts, packs, likes, favorites, your Next Listen
            list, whom you follow or block, and reports that you send us.
          </li>
          <li>
            <strong>Settings:</strong> your theme and your choices about email and push notifications.
          </li>
          <li>
            <strong>Usage logs:</strong> the kind of page that was asked for, when, and how the server answered. Network
            addresses are used to hold off abuse and are kept only in a form that cannot be read back.
          </li>
        </ul>
        <p>We do not buy data about you, and we run no advertising or third-party analytics.</p>
      </>
    ),
  },
  {
    title: "How We Use It",
    body: (
      <>
        <p>We use your data to:</p>
        <ul>
          <li>run your account and keep you signed in;</li>
          <li>show your reviews, packs and posts to others, as the product is meant to do;</li>
          <li>show you what the people you follow write, and what is trending;</li>
          <li>notify you of follows, likes and comments, if you wish;</li>
          <li>send you mail that you asked for, such as a link to reset your password;</li>
          <li>find and stop abuse, mend faults, and meet our legal duties.</li>
        </ul>
        <p>
          Where the law asks for a legal basis, ours is the agreement between us (to run your account), our legitimate
          interest (a safe and working service), your consent (notifications), or a legal duty.
        </p>
      </>
    ),
  },
  {
    title: "How We Share It",
    body: (
      <>
        <p>
          Your profile and what you publish are public: anyone can read them, with or without an account. Your email
          address is never shown to other members. We do not sell your data. We share it only:
        </p>
        <ul>
          <li>with providers who host the service and deliver its mail, bound to use it for that alone;</li>
          <li>when the law compels us to, or to protect the rights and safety of people;</li>
          <li>with a successor, should the service change hands, under this same policy.</li>
        </ul>
        <p>
          Album and artist data comes from music catalogues. When you search, your words are sent there by our server,
          without anything that tells who you are.
        </p>
      </>
    ),
  },
  {
    title: "Security",
    body: (
      <p>
        Connections are encrypted. Passwords are stored as salted scrypt hashes and sessions as hashes of random tokens,
        so that neither can be read from our database. Access is limited to those who need it. No system is perfectly
        safe: should your data be exposed, we will tell you and the authorities as the law requires.
      </p>
    ),
  },
  {
    title: "Your Rights",
    body: (
      <>
        <p>Wherever you live, you may ask for:</p>
        <ul>
          <li>
            <strong>access</strong> to the data that we hold about you;
          </li>
          <li>
            <strong>correction</strong> of what is wrong, most of it in your settings;
          </li>
          <li>
            <strong>deletion</strong> of your account and all that you made with it, in your settings and at once;
          </li>
          <li>
            <strong>portability:</strong> a copy of all that you made, in a form that machines read;
          </li>
          <li>
            <strong>objection</strong> to, or a limit on, a use of your data.
          </li>
        </ul>
        <p>
          Write to <a href={`mailto:${CONTACT}`}>{CONTACT}</a>. We answer within 30 days. You may also complain to your
          data protection authority.
        </p>
      </>
    ),
  },
  {
    title: "How Long We Keep It",
    body: (
      <p>
        We keep your account and what you made until you delete them. Deleting your account removes its reviews,
        comments, posts, packs, lists and images. Usage logs are kept for about 90 days. Backups that still hold deleted
        data are overwritten within a further 30 days.
      </p>
    ),
  },
  {
    title: "Cookies",
    body: (
      <>
        <p>We use only cookies that the service needs:</p>
        <ul>
          <li>a session cookie that keeps you signed in for up to 30 days;</li>
          <li>a cookie that remembers your theme when you have no account;</li>
          <li>short-lived cookies that carry a message to the next page or keep what you just wrote in sight.</li>
        </ul>
        <p>
          Your browser also keeps your last search until you close the tab. There are no advertising or tracking
          cookies. If you block cookies you can still read, but not sign in.
        </p>
      </>
    ),
  },
  {
    title: "Children",
    body: (
      <p>
        Sleevenotes is not meant for children under 13, and we do not knowingly collect their data. If you believe that
        a child under 13 has an account, write to <a href={`mailto:${CONTACT}`}>{CONTACT}</a> and we will delete it.
      </p>
    ),
  },
  {
    title: "International Transfers",
    body: (
      <p>
        The service runs on a worldwide network, so your data may be processed in countries other than your own. Where
        the law requires it, such transfers rest on standard contractual clauses or an equivalent safeguard.
      </p>
    ),
  },
  {
    title: "Changes to This Policy",
    body: (
      <p>
        We may change this policy. The date above tells when we last did. Before a change that matters to your rights
        takes effect we will announce it on the site or by email.
      </p>
    ),
  },
  {
    title: "Contact",
    body: (
      <p>
        Questions about your data: <a href={`mailto:${CONTACT}`}>{CONTACT}</a>. See also our{" "}
        <Link to="/termsandconditions">Terms and Conditions</Link>.
      </p>
    ),
  },
];

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="June 29, 2025"
      intro={
        <p>
          This policy tells what Sleevenotes knows about you, why, who else sees it, and what you can do about it. It
          applies to the website and its API.
        </p>
      }
      clauses={CLAUSES}
    />
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Privacy Policy",
    description: "What Sleevenotes knows about you, why, who else sees it, and what you can do about it.",
    path: "/privacypolicy",
    origin: originOf(matches),
  });
}
