import { Fragment } from 'react'
import type { DatedListPage, LetterPage } from '#site/messages/request-page.ts'
import { longDate } from '#values/dates/long-date.ts'
import { archivedPath, archivePath } from '#features/letters/archive/rules/letter-archive.ts'
import { type Language, languageNames, locales } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { LetterArchiveWords, NewsWords } from '#cms/reader/schemas/letter-archive.ts'
import { LetterBody } from './LetterBody.tsx'

type ListProps = { page: DatedListPage; feed: string; words: NewsWords }

export function DatedList({ page: { items, language }, feed, words }: ListProps) {
	return (
		<div className="frame letter">
			<hgroup>
				<h1>{words.title}</h1>
				<p className="lede">{words.lede}</p>
			</hgroup>
			{items.length === 0 ? (
				<p>{words.empty}</p>
			) : (
				<ul className="letters">
					{items.map(({ address, title, updated }) => (
						<li key={address}>
							<time dateTime={updated}>{dayOf(updated, language)}</time>{' '}
							<a href={address}>{title}</a>
						</li>
					))}
				</ul>
			)}
			<p>
				<a href={feed}>{words.feed}</a>
			</p>
		</div>
	)
}

/** A letter: the email's content without its footer. */
export function LetterOnWeb({ page, words }: { page: LetterPage; words: LetterArchiveWords }) {
	const { language, campaign, subject, sentAt, blocks } = page
	const day = dayOf(sentAt, language)
	return (
		<div className="frame letter">
			<hgroup>
				<h1>{subject}</h1>
				<p className="lede">{formatMessage(locales[language], words.sent, { day })}</p>
			</hgroup>
			<LetterBody blocks={blocks} />
			<p className="also">
				{page.languages
					.filter((other) => other !== language)
					.map((other) => (
						<Fragment key={other}>
							<a href={archivedPath(campaign, other)} lang={other} hrefLang={other}>
								{languageNames[other]}
							</a>
							{'\u00A0· '}
						</Fragment>
					))}
				<a href={archivePath(language)}>{words.all}</a>
			</p>
		</div>
	)
}

function dayOf(at: string, language: Language): string {
	return longDate(new Date(at), locales[language], 'UTC')
}
