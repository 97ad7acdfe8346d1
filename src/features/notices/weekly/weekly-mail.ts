import { goalSteps } from '#features/counts/rules/goal.ts'
import type { Language } from '#site-map/languages.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { words } from '#cms/reader/entries.ts'
import type { WeeklyFigures } from './weekly-figures.ts'
import type { WeeklyRecipient } from './weekly-store.ts'

type MailOptions = {
	readonly figures: WeeklyFigures
	/** URL of "Entradas". */
	readonly panelUrl: string
	/** Page with a button that turns the mail off. */
	readonly offUrl: string
}

/** Composes the weekly mail: the week's sums, goals, sources and letters, and current tasks. */
export function weeklyMail(recipient: WeeklyRecipient, options: MailOptions): OutgoingMail {
	const { id, email, language } = recipient
	const { figures, panelUrl, offUrl } = options
	const { weekly } = words('mails', language)
	const format = formatsOf(language)
	const period = { from: format.day(figures.from), to: format.day(figures.to) }
	const text = [
		[...sumsOf(figures, language), ...goalsOf(figures, language)].join('\n'),
		[sourcesOf(figures, language), lettersOf(figures, language)].join('\n'),
		waitingOf(figures, language).join('\n'),
		`${weekly.panel} ${panelUrl}`,
		`${weekly.off} ${offUrl}`,
	].join('\n\n')
	const subject = formatMessage(language, weekly.subject, period)
	const mail = noticeMail({ id: `weekly-${figures.to}-${id}`, recipient: email, subject, text })
	return { ...mail, unsubscribeUrl: offUrl }
}

function formatsOf(language: Language) {
	const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
	const list = new Intl.ListFormat(language)
	return {
		day: (text: string) => day.format(Date.parse(text)),
		number: (n: number) => n.toLocaleString(language),
		list: (texts: readonly string[]) => list.format(texts),
	}
}

function sumsOf({ steps, stepsBefore }: WeeklyFigures, language: Language): readonly string[] {
	const { weekly } = words('mails', language)
	const { number } = formatsOf(language)
	return (['visits', 'testsFinished', 'forms', 'confirmed'] as const).map((step) =>
		formatMessage(language, weekly.sums[step], {
			n: number(steps[step]),
			before: number(stepsBefore[step]),
		}),
	)
}

function goalsOf({ goals, steps }: WeeklyFigures, language: Language): readonly string[] {
	const { weekly } = words('mails', language)
	const { number } = formatsOf(language)
	return goalSteps.flatMap((step) => {
		const goal = goals[step]
		if (goal === null) return []
		const sentence = steps[step] >= goal ? weekly.goals.met : weekly.goals.missed
		const values = { n: number(steps[step]), goal: number(goal), step: weekly.goals.steps[step] }
		return [formatMessage(language, sentence, values)]
	})
}

function sourcesOf({ sources }: WeeklyFigures, language: Language): string {
	const { weekly } = words('mails', language)
	if (sources.length === 0) return weekly.noSources
	const { list, number } = formatsOf(language)
	const names = sources.map(
		({ name, visits }) => `${name === 'direct' ? weekly.direct : name} (${number(visits)})`,
	)
	return formatMessage(language, weekly.sources, { list: list(names) })
}

function lettersOf({ letters }: WeeklyFigures, language: Language): string {
	const { weekly } = words('mails', language)
	if (letters.length === 0) return weekly.noLetters
	const { list, number } = formatsOf(language)
	const names = letters.map(({ name, n }) => `${name} (${number(n)})`)
	return formatMessage(language, weekly.letters, { list: list(names) })
}

function waitingOf({ findings }: WeeklyFigures, language: Language): readonly string[] {
	const { waiting } = words('mails', language).weekly
	const { stuckMails: n, letter, deadMailbox, isDatabaseDamaged, requests } = findings
	const { freeMegabytes: mb } = findings
	const items = [
		...(isDatabaseDamaged ? [waiting.damage] : []),
		...(n > 0 ? [formatMessage(language, waiting.stuck, { n })] : []),
		...(letter ? [formatMessage(language, waiting.letter, { letter: letter.name })] : []),
		...(deadMailbox === null
			? []
			: [formatMessage(language, waiting.mailbox, { code: deadMailbox })]),
		...(requests.open > 0 ? [formatMessage(language, waiting.requests, { n: requests.open })] : []),
		...(mb === null ? [] : [formatMessage(language, waiting.disk, { mb })]),
	]
	if (items.length === 0) return [waiting.nothing]
	return [waiting.title, ...items.map((item) => `- ${item}`)]
}
