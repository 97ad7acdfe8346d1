import { StillLifeHead } from '#site/blocks/article/Policy.tsx'
import { Note } from '#site/ui/text/Note.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import { locales } from '#site-map/languages.ts'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { LeaveForms } from './LeaveForms.tsx'
import styles from './Leave.module.css'

export function Leave({ id, title, lede, words, language, action, provider }: BlockProps<'leave'>) {
	// Puts the payment provider's name into a sentence, if the provider is the seller.
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
