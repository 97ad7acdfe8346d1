import { CopyLine } from '#site/blocks/article/CopyLine.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { ReadyMessages as Messages, SayNoWords } from '#site/say-no/say-no.schema.ts'
import { people } from '#site/say-no/rules/choices.ts'
import { messageBody } from '#site/say-no/rules/compose.ts'
import styles from './ReadyMessages.module.css'

type Props = SayNoWords['ready'] & { messages: Messages }

/**
 * Messages to copy, in a disclosure for each person. Without scripts the messages are the whole tool, and all
 * disclosures are open.
 */
export function ReadyMessages({ title, text, copy, after, groups, messages }: Props) {
	return (
		<section className="frame section reading" id="ready">
			<div>
				<h2>{title}</h2>
				<p className={styles['text']}>{text}</p>
			</div>
			<div className={styles['people']}>
				{people.map((who) => (
					<Disclosure key={who} summary={<h3>{groups[who]}</h3>}>
						<ul className={styles['list']}>
							{messages[who].map((message) => (
								<li key={message.text}>
									<CopyLine
										{...message}
										copied={messageBody(message, 'text')}
										copy={copy}
										after={after}
									/>
								</li>
							))}
						</ul>
					</Disclosure>
				))}
			</div>
		</section>
	)
}
