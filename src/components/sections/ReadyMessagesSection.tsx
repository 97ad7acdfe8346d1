import { Icon } from '#components/art/Icon.tsx'
import { StatusMessage } from '#components/ui/StatusMessage.tsx'
import type { ReadyMessage, ReadyMessagesWords } from '#content/types/say-no.ts'
import { people } from '#domain/say-no/choices.ts'
import styles from './ReadyMessagesSection.module.css'

/** Messages to copy, by person: enhance/say-no.ts handles their buttons. */
export function ReadyMessagesSection({
	title,
	text,
	copy,
	copied,
	selected,
	groups,
	messages,
}: ReadyMessagesWords) {
	return (
		<section className={`frame section ${styles['ready']}`} id="ready">
			<h2>{title}</h2>
			<p>{text}</p>
			<div className={styles['groups']}>
				{people.map((who) => (
					<section key={who}>
						<h3>{groups[who]}</h3>
						<ul className={styles['list']}>
							{messages[who].map((message) => (
								<li key={message.text}>
									<Ready {...message} copy={copy} />
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
			<StatusMessage data-copied={copied} data-selected={selected} />
		</section>
	)
}

function Ready({ about, text, copy }: ReadyMessage & { copy: string }) {
	return (
		<figure>
			<figcaption>{about}</figcaption>
			<p>{text}</p>
			<button type="button" data-action="copy" aria-label={`${copy}: ${text}`}>
				<Icon name="copy" />
			</button>
		</figure>
	)
}
