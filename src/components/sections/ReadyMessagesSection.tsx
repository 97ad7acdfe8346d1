import { Icon } from '#components/art/Icon.tsx'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import { StatusMessage } from '#components/ui/StatusMessage.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { ReadyMessage, ReadyMessagesWords } from '#content/types/say-no.ts'
import { type Person, people } from '#domain/say-no/choices.ts'
import styles from './ReadyMessagesSection.module.css'

/**
 * Messages to copy, folded away by person. The links open them: browsers unfold what holds the target of an address.
 * enhance/say-no.ts handles the buttons.
 */
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
		<section className="frame section list" id="ready">
			<div>
				<h2>{title}</h2>
				<p className={styles['text']}>{text}</p>
			</div>
			<div>
				{people.map((who) => (
					<Disclosure key={who} summary={<h3>{groups[who]}</h3>}>
						<ul className={styles['list']} id={readyMessagesId(who)}>
							{messages[who].map((message) => (
								<li key={message.text}>
									<Ready {...message} copy={copy} />
								</li>
							))}
						</ul>
					</Disclosure>
				))}
			</div>
			<StatusMessage data-copied={copied} data-selected={selected} />
		</section>
	)
}

/** The anchor of the messages for a person. */
export function readyMessagesId(who: Person): string {
	return `ready-${who}`
}

function Ready({ about, text, copy }: ReadyMessage & { copy: string }) {
	return (
		<figure>
			<figcaption>{about}</figcaption>
			<p>
				<Unbroken text={text} />
			</p>
			<button type="button" data-action="copy" aria-label={`${copy}: ${text}`}>
				<Icon name="copy" />
			</button>
		</figure>
	)
}
