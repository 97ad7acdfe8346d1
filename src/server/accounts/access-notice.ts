import { accessNotice as words } from '#content/panel/es/access-notice.ts'
import { senderName } from '#content/emails/waitlist.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import { asciiEmail } from '#domain/waitlist/email.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { AccessNotice } from './access-notices.ts'
import type { Store } from '#server/store.ts'
import type { Transport } from '#server/platform/mail/transport.ts'

type Options = {
	readonly store: Pick<Store, 'accessNotices'>
	readonly transport: Pick<Transport, 'send'>
	/** The site's origin. */
	readonly site: string
}

/** Tells admins of changed access, each in a mail of its own. A mail that is refused is tried again some minutes later. */
export async function sendAccessNotices(
	{ store, transport, site }: Options,
	isStopping: () => boolean,
): Promise<void> {
	const failures: unknown[] = []
	while (!isStopping()) {
		// Sequential: there are few, and each is claimed once.
		// oxlint-disable-next-line no-await-in-loop
		const notice = await store.accessNotices.claim()
		if (notice === null) break
		try {
			await transport.send(mailOf(notice, site))
			await store.accessNotices.remove(notice.id)
		} catch (error) {
			failures.push(error)
		}
	}
	if (failures.length > 0) throw failures[0]
}

function mailOf(notice: AccessNotice, site: string) {
	const { id, recipient, at, target } = notice
	const actors = new Map<string, string>(Object.entries(words.actors))
	const actor = actors.get(notice.actor) ?? notice.actor
	const sentence = fillTemplate(words.sentences[notice.action], { actor, target })
	const facts = [
		fillTemplate(words.when, { time: at.slice(0, 16).replace('T', ' ') }),
		actors.has(notice.actor) ? words.server : deviceOf(notice),
	]
	const panel = `${words.panel} ${new URL('/waitlist/cuenta', site).href}`
	const text = [sentence, facts.join('\n'), words.advice, panel].join('\n\n')
	return {
		id: `access-${id}`,
		recipient: asciiEmail(recipient),
		tries: 1,
		subject: words.subject.replace('{name}', senderName),
		text,
		html: `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(text)}</pre>`,
		unsubscribeUrl: null,
	}
}

function deviceOf({ browser, system }: AccessNotice): string {
	if (browser !== null && system !== null) return fillTemplate(words.device, { browser, system })
	const name = browser ?? system
	return name === null ? words.noDevice : fillTemplate(words.oneName, { name })
}
