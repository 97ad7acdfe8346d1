import { mailResult } from '#platform/mail/delivery-failure.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import type { AccessNotice } from './access-records.ts'
import type { Device } from './rules/user-agent.ts'
import { isStorable } from '#config/rules/storable-settings.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { Transport } from '#platform/mail/transport.ts'
import { words as wordsOf } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

type Options = {
	readonly transport: Pick<Transport, 'send'>
	/** The site's origin. */
	readonly site: string
}

export function accessNoticeHandler({ transport, site }: Options): JobHandler {
	return {
		slots: 1,
		run: async ({ id, payload }) => {
			// Written by `recordAccess`.
			const notice: AccessNotice = JSON.parse(payload)
			return await mailResult(transport.send(mailOf(id, notice, site)))
		},
	}
}

function mailOf(id: string, notice: AccessNotice, site: string) {
	const words = wordsOf('panelServer').accessNotice
	const { recipient, at } = notice
	const isSettings = notice.action === 'setting changed'
	const target = isSettings ? labelsOf(notice.target) : notice.target
	const actors = new Map<string, string>(Object.entries(words.actors))
	const actor = actors.get(notice.actor) ?? notice.actor
	const sentence = formatMessage('es', words.sentences[notice.action], { actor, target })
	const facts = [
		formatMessage('es', words.when, { time: at.slice(0, 16).replace('T', ' ') }),
		actors.has(notice.actor) ? words.server : deviceOf(notice.device),
	]
	const panel = `${words.panel} ${new URL('/waitlist/cuenta', site).href}`
	const text = [sentence, facts.join('\n'), words.advice, panel].join('\n\n')
	const subject = isSettings ? words.settingSubject : words.subject
	return noticeMail({ id: `access-${id}`, recipient, subject, text })
}

/** Replaces the names of settings with their labels in the panel. */
function labelsOf(names: string): string {
	const { fields } = wordsOf('panelSettings')
	const labels = names.split(', ').map((name) => (isStorable(name) ? fields[name].label : name))
	return labels.join(', ')
}

function deviceOf(device: Device | null): string {
	const words = wordsOf('panelServer').accessNotice
	const { browser, system } = device ?? { browser: null, system: null }
	if (browser !== null && system !== null)
		return formatMessage('es', words.device, { browser, system })
	const name = browser ?? system
	return name === null ? words.noDevice : formatMessage('es', words.oneName, { name })
}
