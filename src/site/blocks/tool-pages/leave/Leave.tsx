import { StillLifeHead } from '#site/blocks/article/Policy.tsx'
import { Note } from '#site/ui/text/Note.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import { locales } from '#site-map/languages.ts'
import { LeaveForms, type LeaveFormsProps } from './LeaveForms.tsx'
import styles from './Leave.module.css'

type Props = LeaveFormsProps & {
	id: string
	title: string
	lede: string
	/** The payment provider, if it is the seller. */
	provider: { readonly name: string; readonly url: string | null } | null
}

/** The first screen of the page on which people cancel or withdraw, and its forms. */
export function Leave({ id, title, lede, words, language, action, provider }: Props) {
	const said = (sentence: Message<'name'>) =>
		provider && formatMessage(locales[language], sentence, { name: provider.name })
	return (
		<>
			<StillLifeHead {...{ title, lede }} drawing="keys" isLow />
			<section className={`frame ${styles['forms']}`} id={id}>
				{provider && (
					<div className={styles['seller']}>
						<Note>
							{said(words.seller.text)}{' '}
							{provider.url !== null && <a href={provider.url}>{said(words.seller.link)}</a>}
						</Note>
					</div>
				)}
				<LeaveForms {...{ words, language, action }} />
			</section>
		</>
	)
}
