import { FactField } from './FactField.tsx'
import { FactNote } from './FactNote.tsx'
import { FactUse } from './FactUse.tsx'
import { SectionHead } from './SectionHead.tsx'
import { sectionTitle } from './sections.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const kinds = ['support', 'privacy', 'billing'] as const

/** The addresses that people write to. */
export function ContactForm({ facts }: { facts: Facts }) {
	return (
		<>
			<SectionHead title={sectionTitle('contacto')} text={words.contact.text} />
			<div className={styles['two']}>
				{kinds.map((kind) => {
					const address = `facts/product.yaml:contacts/${kind}`
					return (
						<FactField
							key={kind}
							label={words.contact[kind]}
							inputMode="email"
							value={facts.textAt(address)}
							problemOf={(text) => (isAddress(text) ? undefined : words.contact.invalid)}
							problem={facts.isWrong(address) ? words.contact.invalid : undefined}
							onType={(text) => facts.type({ [address]: text.trim() })}
							onLeave={facts.flush}
							note={
								<>
									<FactNote facts={facts} address={address} />
									<FactUse facts={facts} of={address} />
								</>
							}
						/>
					)
				})}
			</div>
		</>
	)
}

function isAddress(text: string): boolean {
	return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim())
}
