import type { Ref } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { CalendarPanelWords } from './calendar.schema.ts'
import type { UnknownEntry } from './rules/sort-week.ts'
import type { EventKind } from '#site/week/rules/estimates.ts'
import { allKinds } from '#site/week/rules/plan.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { KindButtons } from '#site/week/panels/KindButtons.tsx'
import { SheetBar } from '#site/week/panels/SheetBar.tsx'
import type { ReadState } from './calendar-state.ts'
import { formatTimes, regionalLocale } from './dates.ts'

type Props = {
	asked: ReadState
	/** Without a kind, the entry is skipped. */
	onAnswer: (kind?: EventKind) => void
	onPostpone: () => void
	language: PageLanguage
	words: CalendarPanelWords
	kinds: Readonly<Record<EventKind, string>>
	heading: Ref<HTMLHeadingElement>
}

/** Asks about the kind of one entry; all entries with its title get the answer. */
export function QuestionPanel({
	asked,
	onAnswer,
	onPostpone,
	language,
	words,
	kinds,
	heading,
}: Props) {
	const [entry] = asked.unanswered
	if (!entry) return null
	const total = asked.week.unknown.length
	const number = formatMessage(language, words.questionNumber, {
		n: total - asked.unanswered.length + 1,
		total,
	})
	return (
		<>
			<SheetBar
				title={`${words.question} ${number}`}
				close={words.later}
				onClose={onPostpone}
				heading={heading}
			/>
			<p data-part="asked">
				{entry.title
					? formatMessage(language, words.quoted, { title: entry.title })
					: words.untitled}
			</p>
			<p className="small">{timesOf(entry, language, words)}</p>
			<KindButtons kinds={allKinds} labels={kinds} onChoose={onAnswer} />
			<p data-part="actions">
				<TextButton onClick={() => onAnswer()}>{words.leaveOut}</TextButton>
			</p>
		</>
	)
}

function timesOf(
	{ entries }: UnknownEntry,
	language: PageLanguage,
	words: CalendarPanelWords,
): string {
	const [first, ...others] = entries
	const times = formatTimes(first, regionalLocale(language))
	return [
		first.isAllDay ? `${times}, ${words.allDay}` : times,
		...(others.length > 0
			? [formatMessage(language, words.furtherTimes, { n: others.length })]
			: []),
	].join(', ')
}
