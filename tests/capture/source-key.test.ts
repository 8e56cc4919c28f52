import { describe, expect, it } from "@jest/globals";
import { isSamePosting, sourceKeyOf } from "../../gateway/jobdetails/source-key.js";
import { APPLICANT_SYSTEMS, OTHER_UUID, UUID } from "./applicant-systems.js";
import { JOB_BOARDS, LINKEDIN } from "./job-boards.js";

const SYSTEMS = [...APPLICANT_SYSTEMS, ...JOB_BOARDS];
const wrap = (address: string): string => encodeURIComponent(address);

describe("the key of a posting", () => {
  it.each(SYSTEMS)("is one at all its addresses: %s", (_name, same) => {
    const [first = "", ...more] = same;

    expect(more.filter((address) => !isSamePosting(first, address))).toEqual([]);
    // In either direction, whichever was captured first.
    expect(more.filter((address) => !isSamePosting(address, first))).toEqual([]);
  });

  it.each(SYSTEMS)("is another one for each other posting: %s", (_name, same, others) => {
    const joined = others.flatMap((other, at) =>
      [...same, ...others.slice(at + 1)].filter(
        (address) => isSamePosting(address, other) || isSamePosting(other, address),
      ),
    );

    expect(joined).toEqual([]);
  });

  it("is that of no posting of another system", () => {
    const joined = SYSTEMS.flatMap(([name, [address = ""]], at) =>
      SYSTEMS.slice(at + 1).flatMap(([otherName, [other = ""]]) =>
        isSamePosting(address, other) && !/Lever|Ashby|UKG|Monster/.test(name + otherName)
          ? [`${address} ${other}`]
          : [],
      ),
    );

    expect(joined).toEqual([]);
  });

  it.each([
    `https://www.google.com/url?q=${wrap(LINKEDIN)}&sa=D&usg=AOvVaw0`,
    `https://l.facebook.com/l.php?u=${wrap(`${LINKEDIN}?fbclid=x`)}&h=AT0`,
    `https://eur01.safelinks.protection.outlook.com/?url=${wrap(LINKEDIN)}&data=05%7C02%7C&sdata=x&reserved=0`,
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__www.linkedin.com_jobs_view_4012345678&d=DwMFaQ&c=x",
    `https://urldefense.com/v3/__${LINKEDIN}__;!!abc!xyz$`,
    `https://slack-redir.net/link?url=${wrap(LINKEDIN)}`,
    `https://www.linkedin.com/redir/redirect?url=${wrap(LINKEDIN)}&urlhash=abcd`,
    `https://click.mail.example/track/1f0c2d3e4a5b?redirect_to=${wrap(LINKEDIN)}`,
    `https://www.google.com/url?q=${wrap(`https://l.facebook.com/l.php?u=${wrap(LINKEDIN)}`)}`,
    `https://out.example/login?continue=${wrap(LINKEDIN)}`,
  ])("is that of the address inside another one: %s", (address) => {
    expect(sourceKeyOf(address)).toBe(sourceKeyOf(LINKEDIN));
  });

  it.each([
    // Years, days, towns, pages and versions are no numbers of postings.
    ["https://northwind.example/2026/11/cook", "https://northwind.example/2026/11/baker"],
    ["https://northwind.example/jobs/20261128/cook", "https://northwind.example/jobs/20261128/baker"],
    ["https://northwind.example/jobs/cook-kiel-24103", "https://northwind.example/jobs/baker-kiel-24103"],
    ["https://northwind.example/jobs/24103-kiel-cook", "https://northwind.example/jobs/24103-kiel-baker"],
    ["https://northwind.example/jobs/cook?page=2", "https://northwind.example/jobs/baker?page=2"],
    ["https://northwind.example/jobs/cook-2", "https://northwind.example/jobs/baker-2"],
    [
      "https://northwind.example/jobs?dept=1234567&title=cook",
      "https://northwind.example/jobs?dept=1234567&title=baker",
    ],
    ["https://northwind.example/jobs/cook/24103", "https://northwind.example/jobs/baker/24103"],
    ["https://northwind.example/jobs/cook/2", "https://northwind.example/jobs/baker/2"],
    ["https://northwind.example/jobs/b2bsalesmanager-kiel", "https://northwind.example/jobs/b2bsalesmanager-bonn"],
    ["https://northwind.example/graduates-2027", "https://northwind.example/trainees-2027"],
    // Numbers and codes of an employer are none of its postings.
    [`https://system.example/${UUID}/jobs/17`, `https://system.example/${UUID}/jobs/18`],
    [`https://system.example/${UUID}/jobs/17`, `https://system.example/${OTHER_UUID}/jobs/17`],
    [`https://system.example/portal/${UUID}/job?id=17`, `https://system.example/portal/${UUID}/job?id=18`],
    [`https://system.example/portal/${UUID}/job?id=17`, `https://system.example/portal/${OTHER_UUID}/job?id=17`],
    [`https://system.example/jobs?companyId=${UUID}&id=17`, `https://system.example/jobs?companyId=${UUID}&id=18`],
    [
      `https://system.example/jobs?companyId=${UUID}&id=17`,
      `https://system.example/jobs?companyId=${OTHER_UUID}&id=17`,
    ],
    [
      "https://board.example/firm/northwind-1234567/jobs/cook",
      "https://board.example/firm/northwind-1234567/jobs/baker",
    ],
    [
      "https://board.example/jobs?partnerid=25&siteid=5&jobid=17",
      "https://board.example/jobs?partnerid=26&siteid=5&jobid=17",
    ],
    ["https://www.linkedin.com/jobs/search/?keywords=sail", "https://www.linkedin.com/jobs/search/?keywords=rope"],
    ["https://m.org/jobs/7", "https://example.m.org/jobs/7"],
    ["https://a.board.example/jobs/123456", "https://b.board.example/jobs/123456"],
    ["https://board.example/northwind/jobs/12", "https://board.example/contoso/jobs/12"],
    ["https://boards.greenhouse.io/northwind/jobs/4123456", "https://boards.greenhouse.io/contoso/jobs/4123456"],
    ["https://one.example/jobs/1234567", "https://other.example/jobs/1234567"],
  ])("of %s is not that of %s", (one, other) => {
    expect(isSamePosting(one, other)).toBe(false);
  });

  it.each([
    "https://jobs.example.org/",
    "https://www.example.org?utm_source=x",
    "jobs",
    "https://",
    "",
    null,
    undefined,
  ])("is none for %j", (address) => {
    expect(sourceKeyOf(address)).toBeNull();
  });
});
