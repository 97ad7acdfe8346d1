import { AddressField } from './AddressField.tsx'
import { SectionHead } from './SectionHead.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const kinds = ['support', 'privacy', 'billing'] as const

/** The contact addresses. */
export function ContactForm({ facts }: { facts: Facts }) {
	return (
		<>
			<SectionHead name="contacto" text={words.contact.text} />
			<div className={styles['two']}>
				{kinds.map((kind) => {
					const address = `facts/product.yaml:contacts/${kind}`
					return (
						<AddressField
							key={kind}
							{...{ facts, address }}
							label={words.contact[kind]}
							inputMode="email"
							problemOf={(text) => (isAddress(text) ? undefined : words.contact.invalid)}
							refused={words.contact.invalid}
							write={(text) => text.trim()}
							useOf={address}
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
