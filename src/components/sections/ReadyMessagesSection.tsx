import { Icon } from '#components/art/Icon.tsx'
import { StatusMessage } from '#components/ui/StatusMessage.tsx'
import type { ReadyMessagesWords } from '#content/types/say-no.ts'
import type { Person } from '#domain/say-no/choices.ts'
import type { ReadyMessage } from '#domain/say-no/ready-messages.ts'
import styles from './ReadyMessagesSection.module.css'

type Props = ReadyMessagesWords & {
	messages: readonly { readonly who: Person; readonly messages: readonly ReadyMessage[] }[]
}

/** Messages to copy, by person: enhance/say-no.ts handles their buttons. */
export function ReadyMessagesSection({
	title,
	text,
	copy,
	copied,
	selected,
	groups,
	messages,
}: Props) {
	return (
		<section className={`frame section ${styles['ready']}`} id="ready">
			<h2>{title}</h2>
			<p>{text}</p>
			<div className={styles['groups']}>
				{messages.map((group) => (
					<section key={group.who}>
						<h3>{groups[group.who]}</h3>
						<ul className={styles['list']}>
							{group.messages.map((message) => (
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
