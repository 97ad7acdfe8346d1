import { Fragment } from 'react'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { longDate } from '#values/dates/long-date.ts'
import { languageNames, locales } from '#site-map/languages.ts'
import { LetterBody } from './LetterBody.tsx'
import styles from './Letters.module.css'

/** The newest guides and letters, or all letters. */
export function Newest({
	id,
	title,
	lede,
	empty,
	feed,
	feedPath,
	language,
	items,
}: BlockProps<'newest'>) {
	return (
		<section className={`frame ${styles['letter']}`} id={id}>
			<hgroup>
				<h1>{title}</h1>
				<p className="lede">{lede}</p>
			</hgroup>
			{items.length === 0 ? (
				<p>{empty}</p>
			) : (
				<ul className={styles['letters']}>
					{items.map(({ path, title: name, day }) => (
						<li key={path}>
							<time dateTime={day}>{longDate(new Date(day), locales[language], 'UTC')}</time>{' '}
							<a href={path}>{name}</a>
						</li>
					))}
				</ul>
			)}
			<p>
				<a href={feedPath}>{feed}</a>
			</p>
		</section>
	)
}

/** A letter: the email's content without its footer. */
export function Letter({ id, subject, sent, blocks, others, all }: BlockProps<'letter'>) {
	return (
		<section className={`frame ${styles['letter']}`} id={id}>
			<hgroup>
				<h1>{subject}</h1>
				<p className="lede">{sent}</p>
			</hgroup>
			<LetterBody blocks={blocks} />
			<p className={styles['also']}>
				{others.map(({ language, path }) => (
					<Fragment key={language}>
						<a href={path} lang={language} hrefLang={language}>
							{languageNames[language]}
						</a>
						{'\u00A0· '}
					</Fragment>
				))}
				<a href={all.path}>{all.label}</a>
			</p>
		</section>
	)
}
