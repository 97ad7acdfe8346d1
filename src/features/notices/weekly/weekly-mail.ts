import { goalSteps } from '#features/counts/rules/goal.ts'
import type { Language } from '#site-map/languages.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { words } from '#cms/reader/entries.ts'
import type { WeeklyFigures } from './weekly-figures.ts'

type WeeklyRecipient = {
	/** ID of the account. */
	readonly id: string
	readonly email: string
	readonly language: Language
}

type MailOptions = {
	readonly figures: WeeklyFigures
	/** URL of "Entradas". */
	readonly panelUrl: string
	/** Page with a button that turns the email off. */
	readonly offUrl: string
}

export function weeklyMail(
	{ id, email, language }: WeeklyRecipient,
	{ figures, panelUrl, offUrl }: MailOptions,
): OutgoingMail {
	const { from, to, findings } = figures
	const { weekly } = words('mails', language)
	const dates = new Intl.DateTimeFormat(language, {
		day: 'numeric',
		month: 'long',
		timeZone: 'UTC',
	})
	const period = { from: dates.format(Date.parse(from)), to: dates.format(Date.parse(to)) }
	const text = [
		...figuresIn(language, figures),
		waitingOf(findings, language).join('\n'),
		`${weekly.panel} ${panelUrl}`,
		`${weekly.off} ${offUrl}`,
	].join('\n\n')
	const subject = formatMessage(language, weekly.subject, period)
	const mail = noticeMail({ id: `weekly-${to}-${id}`, recipient: email, subject, text })
	return { ...mail, unsubscribeUrl: offUrl }
}

function figuresIn(
	language: Language,
	{ steps, stepsBefore, goals, sources, letters }: WeeklyFigures,
): readonly string[] {
	const { weekly } = words('mails', language)
	const number = (n: number) => n.toLocaleString(language)
	const list = (names: readonly string[]) => new Intl.ListFormat(language).format(names)
	const sums = (['visits', 'testsFinished', 'forms', 'confirmed'] as const).map((step) =>
		formatMessage(language, weekly.sums[step], {
			n: number(steps[step]),
			before: number(stepsBefore[step]),
		}),
	)
	const reached = goalSteps.flatMap((step) => {
		const goal = goals[step]
		if (goal === null) return []
		const sentence = steps[step] >= goal ? weekly.goals.met : weekly.goals.missed
		const values = { n: number(steps[step]), goal: number(goal), step: weekly.goals.steps[step] }
		return [formatMessage(language, sentence, values)]
	})
	const visits = sources.map(
		(source) =>
			`${source.name === 'direct' ? weekly.direct : source.name} (${number(source.visits)})`,
	)
	const sent = letters.map(({ name, n }) => `${name} (${number(n)})`)
	return [
		[...sums, ...reached].join('\n'),
		[
			visits.length === 0
				? weekly.noSources
				: formatMessage(language, weekly.sources, { list: list(visits) }),
			sent.length === 0
				? weekly.noLetters
				: formatMessage(language, weekly.letters, { list: list(sent) }),
		].join('\n'),
	]
}

function waitingOf(findings: WeeklyFigures['findings'], language: Language): readonly string[] {
	const { waiting } = words('mails', language).weekly
	const { stuckMails: n, letter, deadMailbox, isDatabaseDamaged, requests } = findings
	const { freeMegabytes: mb } = findings
	const items = [
		isDatabaseDamaged && waiting.damage,
		n > 0 && formatMessage(language, waiting.stuck, { n }),
		letter && formatMessage(language, waiting.letter, { letter: letter.name }),
		deadMailbox !== null && formatMessage(language, waiting.mailbox, { code: deadMailbox }),
		requests.open > 0 && formatMessage(language, waiting.requests, { n: requests.open }),
		mb !== null && formatMessage(language, waiting.disk, { mb }),
	].filter((item) => item !== null && item !== false)
	if (items.length === 0) return [waiting.nothing]
	return [waiting.title, ...items.map((item) => `- ${item}`)]
}
