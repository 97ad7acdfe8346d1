import { Resolver } from 'node:dns/promises'

/** Whether a DNS record is correct; unknown if the name servers do not answer. */
type DnsFinding = 'passed' | 'failed' | 'unknown'

export type TxtResolver = Pick<Resolver, 'resolveTxt'>

/**
 * The domain of a sender, `ada@example.com` or `Ada <ada@example.com>`; the site's if no sender is set.
 *
 * @param site the site's origin
 */
export function senderDomain(from: string | null, site: string): string {
	return from?.replaceAll(/^.*@|>$/g, '') ?? new URL(site).hostname
}

export type SenderDns = Readonly<Record<'spf' | 'dkim' | 'dmarc', DnsFinding>>

/** Creates a resolver with a timeout of a few seconds, because a page waits for the result. */
export function systemResolver(): Resolver {
	return new Resolver({ timeout: 3_000, tries: 2 })
}

/**
 * Looks up SPF, DKIM and DMARC of a sending domain.
 *
 * @param dkimSelector the name under which the mail provider publishes its key; without it, no key can be found
 * @param envelopeDomain the domain of the envelope sender, whose SPF record counts (RFC 7208, section 2.4)
 */
export async function lookUpSenderDns(
	domain: string,
	dkimSelector: string | null,
	resolver: TxtResolver,
	envelopeDomain = domain,
): Promise<SenderDns> {
	const [spf, dkim, dmarc] = await Promise.all([
		findSpf(envelopeDomain, resolver),
		findDkim(domain, dkimSelector, resolver),
		findDmarc(domain, resolver),
	])
	return { spf, dkim, dmarc }
}

/** Requires exactly one SPF policy (RFC 7208, section 4.5), which must not allow all senders. */
async function findSpf(domain: string, resolver: TxtResolver): Promise<DnsFinding> {
	const records = await textRecords(domain, resolver)
	if (records === null) return 'unknown'
	const policies = records.filter((record) => /^v=spf1(?: |$)/i.test(record))
	return found(policies.length === 1 && !/ \+?all\b/i.test(policies[0] ?? ''))
}

/** Requires a DKIM key that is not revoked by an empty `p=` (RFC 6376, section 3.6.1). */
async function findDkim(
	domain: string,
	selector: string | null,
	resolver: TxtResolver,
): Promise<DnsFinding> {
	if (selector === null) return 'failed'
	const records = await textRecords(`${selector}._domainkey.${domain}`, resolver)
	if (records === null) return 'unknown'
	return found(records.some((record) => /(?:^|;)\s*p=[^;\s]/.test(record)))
}

/** Looks for a DMARC record of the domain, then of its parents. */
async function findDmarc(domain: string, resolver: TxtResolver): Promise<DnsFinding> {
	const records = await textRecords(`_dmarc.${domain}`, resolver)
	if (records === null) return 'unknown'
	if (records.some((record) => /^v=DMARC1\s*;/.test(record))) return 'passed'
	const parent = domain.replace(/^[^.]*\./, '')
	return parent.includes('.') ? await findDmarc(parent, resolver) : 'failed'
}

function found(isThere: boolean): DnsFinding {
	return isThere ? 'passed' : 'failed'
}

/** The TXT records of a name with their parts joined; null if the name server does not respond. */
export async function textRecords(
	name: string,
	resolver: TxtResolver,
): Promise<readonly string[] | null> {
	const records = await answerOf(resolver.resolveTxt(name))
	return records?.map((parts) => parts.join('')) ?? null
}

/** The records found by a query, or an empty list; null if the name servers do not respond. */
export async function answerOf<Found>(
	query: Promise<readonly Found[]>,
): Promise<readonly Found[] | null> {
	try {
		return await query
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : ''
		return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
	}
}
