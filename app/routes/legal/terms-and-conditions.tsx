import { type Clause, LegalPage } from "#app/components/legal-page.tsx";
import { Link } from "#app/components/link.tsx";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import type { Route } from "./+types/terms-and-conditions";

const CONTACT = "legal@sleevenotes.example";

const CLAUSES: Clause[] = [
  {
    title: "Acceptance of These Terms",
    body: (
      <p>
        By using Sleevenotes you agree to these terms and to our <Link to="/privacypolicy">Privacy Policy</Link>. If you
        do not agree, please do not use the service. You must be at least 13 years old, and old enough where you live to
        agree to this, or have a parent's leave.
      </p>
    ),
  },
  {
    title: "The Service",
    body: (
      <p>
        Sleevenotes is a community for discovering albums, rating them out of 10, reviewing them and talking about them.
        It is free of charge. We may add to it, change it or end parts of it; where a change takes away something that
        members rely on, we say so beforehand when we can.
      </p>
    ),
  },
  {
    title: "Your Account",
    body: (
      <>
        <p>To publish anything you need an account. You agree to:</p>
        <ul>
          <li>give an email address that is yours, and keep it up to date;</li>
          <li>keep your password to yourself, and tell us if somebody else has used your account;</li>
          <li>pose as nobody else;</li>
          <li>answer for what is done with your account.</li>
        </ul>
      </>
    ),
  },
  {
    title: "Content Rules",
    body: (
      <>
        <p>
          What you write stays yours. By publishing it here you give us a worldwide, non-exclusive, royalty-free licence
          to store, show and distribute it as part of the service, until you delete it.
        </p>
        <p>Do not publish:</p>
        <ul>
          <li>spam, advertising or anything meant to manipulate ratings;</li>
          <li>harassment, threats, or hatred of people for who they are;</li>
          <li>sexual content about minors, or other people's private data;</li>
          <li>what infringes somebody's copyright or other rights;</li>
          <li>what you know to be false, presented as fact;</li>
          <li>anything against the law.</li>
        </ul>
        <p>
          Members can report content. Moderators may remove what breaks these rules and suspend accounts that keep
          breaking them.
        </p>
      </>
    ),
  },
  {
    title: "Intellectual Property",
    body: (
      <p>
        The service, its design, its name and its software belong to Sleevenotes. Album covers, titles and artist names
        belong to their owners and are shown so that records can be recognised and discussed. If you believe that
        something here infringes your rights, write to <a href={`mailto:${CONTACT}`}>{CONTACT}</a> with the address of
        the page and the grounds of your claim.
      </p>
    ),
  },
  {
    title: "Third Parties",
    body: (
      <p>
        Music data comes from outside catalogues, and pages may link to other sites. We neither control nor vouch for
        them; their own terms apply there. If a catalogue fails, parts of the service may be incomplete for a while.
      </p>
    ),
  },
  {
    title: "Prohibited Uses",
    body: (
      <>
        <p>You may not:</p>
        <ul>
          <li>try to break into the service, other accounts or the systems under it;</li>
          <li>overload it, or get round its limits and protections;</li>
          <li>collect members' data in bulk, or resell the service;</li>
          <li>run accounts by the dozen, or use the service to break the law.</li>
        </ul>
      </>
    ),
  },
  {
    title: "Disclaimers",
    body: (
      <p>
        The service is provided as it is and as it is available, without warranties of any kind, as far as the law
        allows. Reviews are their authors' opinions, not ours. As far as the law allows, we are not liable for indirect
        or consequential loss, or for the loss of data. Nothing here limits liability that cannot be limited by law.
      </p>
    ),
  },
  {
    title: "Indemnification",
    body: (
      <p>
        If somebody makes a claim against us because of what you published or because you broke these terms, you agree
        to make good the reasonable cost of it, as far as the law allows.
      </p>
    ),
  },
  {
    title: "Termination",
    body: (
      <p>
        You may delete your account at any time in your <Link to="/settings">settings</Link>; what you made goes with
        it. We may suspend or end an account that breaks these terms or endangers others. The parts of these terms that
        by their nature outlast an account do so.
      </p>
    ),
  },
  {
    title: "Governing Law",
    body: (
      <p>
        These terms are governed by the law of the place where the operator of Sleevenotes is established, and its
        courts are competent. If you are a consumer, the protections of the law where you live remain yours.
      </p>
    ),
  },
  {
    title: "Changes to These Terms",
    body: (
      <p>
        We may change these terms. Where a change is material we give at least 30 days' notice on the site or by email
        before it takes effect. Using the service after that means that you accept it.
      </p>
    ),
  },
  {
    title: "Severability",
    body: (
      <p>
        If a part of these terms turns out to be invalid, the rest stands, and the invalid part is replaced by what
        comes closest to its purpose.
      </p>
    ),
  },
  {
    title: "Contact",
    body: (
      <p>
        Questions about these terms: <a href={`mailto:${CONTACT}`}>{CONTACT}</a>.
      </p>
    ),
  },
];

export default function TermsAndConditions() {
  return (
    <LegalPage
      title="Terms and Conditions"
      updated="June 29, 2025"
      intro={<p>These terms are the agreement between you and Sleevenotes. We have kept them as plain as we could.</p>}
      clauses={CLAUSES}
    />
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Terms and Conditions",
    description: "The agreement between you and Sleevenotes, as plain as we could keep it.",
    path: "/termsandconditions",
    origin: originOf(matches),
  });
}
