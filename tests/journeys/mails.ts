import { globSync, readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './visit.ts'

export async function mailsTo(address: string): Promise<readonly Email[]> {
	const sources = globSync('test-results/data/outbox/*.eml').map((file) =>
		readFileSync(file, 'utf8'),
	)
	return Promise.all(
		sources.filter((source) => source.includes(address)).map((source) => PostalMime.parse(source)),
	)
}

/** Waits for the first email to an address. */
export async function mailTo(address: string): Promise<Email> {
	await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(0)
	const [mail] = await mailsTo(address)
	if (!mail) throw new Error('no mail')
	return mail
}

/** Waits for an email that links to a page of the waitlist, such as `confirm`. */
export async function mailWithLink(
	address: string,
	purpose: string,
): Promise<{ mail: Email; link: string }> {
	const pattern = new RegExp(`/waitlist/${purpose}\\?token=[\\w.~&=-]+`)
	const find = async () => {
		const mails = await mailsTo(address)
		return mails.find(({ text }) => pattern.test(text ?? ''))
	}
	await expect.poll(find).toBeDefined()
	const mail = await find()
	if (!mail) throw new Error(`no mail with a link to ${purpose}`)
	return { mail, link: pattern.exec(mail.text ?? '')?.[0] ?? '' }
}
