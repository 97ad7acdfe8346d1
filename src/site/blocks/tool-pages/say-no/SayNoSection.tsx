import DoorScene from '#site/art/objects/door-scene.svg?react'
import { RoofWithChimney } from '#site/art/windows/Roof.tsx'
import { SentenceSelects } from '#site/ui/text/SentenceSelects.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { SayNoWords } from '#site/say-no/say-no.schema.ts'
import { SayNoMessage } from './SayNoMessage.tsx'
import styles from './SayNoSection.module.css'

type Props = Pick<SayNoWords, 'opening' | 'sentence' | 'labels'> & {
	/** The initial message of the page. */
	first: string
}

/** Values that keep the placeholders of the sentence, so that lists of choices can replace them. */
const slots = { who: '{who}', what: '{what}', how: '{how}', tone: '{tone}', end: '{end}' }

/** The tool Say no: the sentence to fill in, and the message; site/scripts/tools/say-no.ts composes it. */
export function SayNoSection({ opening, sentence, labels, first }: Props) {
	const { corrected, ...form } = sentence
	return (
		<>
			<section className={`sky ${styles['sky']}`}>
				<div className={`frame above-roof ${styles['words']}`}>
					<h1>{opening.title}</h1>
					<p className={`lede ${styles['lede']}`}>{opening.lede}</p>
					<noscript>
						<p>
							<a href={opening.noScript.href}>{opening.noScript.label}</a>
						</p>
					</noscript>
					<SentenceSelects
						sentence={formatMessage('en', form.sentence, slots)}
						slots={form.slots}
						label={form.label}
						data-say-no=""
					/>
					<p role="status" className={styles['corrected']} data-corrected={corrected} />
				</div>
				<RoofWithChimney at="58%" isNarrow />
			</section>
			<section className="facade">
				<div className={`frame ${styles['pair']}`}>
					<SayNoMessage labels={labels} first={first} />
					<DoorScene className={styles['door']} />
				</div>
				<div className={`plinth ${styles['plinth']}`}>
					<p className="frame">
						<i>{labels.againLabel}</i> <span data-again="">{labels.again.friend}</span>
					</p>
				</div>
			</section>
		</>
	)
}
