import type { ComponentProps, ReactNode } from 'react'
import { FactField } from './FactField.tsx'
import { FactNote } from './FactNote.tsx'
import { FactUse } from './FactUse.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

type Own = 'value' | 'problem' | 'onType' | 'onLeave' | 'note'

type Props = Omit<ComponentProps<typeof FactField>, Own> & {
	facts: Facts
	address: string
	/** Formats the stored text, such as an amount. */
	read?: (stored: string) => string
	/** Parses the typed text to the stored one. */
	write?: (typed: string) => string
	/** Below the field. */
	help?: ReactNode
	/** Shown if the server refuses the typed text. */
	refused?: string
	/** The address used to count the uses of the fact. */
	useOf?: string
}

/** A field for the fact at an address, with its previous value and the places that use it. */
export function AddressField({
	facts,
	address,
	read,
	write,
	help,
	refused,
	useOf,
	...field
}: Props) {
	const stored = facts.textAt(address)
	const problem = refused ?? words.field.refused
	return (
		<FactField
			{...field}
			value={read ? read(stored) : stored}
			problem={facts.isWrong(address) ? problem : undefined}
			onType={(typed) => facts.type({ [address]: write ? write(typed) : typed })}
			onLeave={facts.flush}
			note={
				<>
					{help && <>{help} </>}
					<FactNote
						facts={facts}
						address={address}
						{...(field.isMultiline ? { read: null } : read && { read })}
					/>
					{useOf !== undefined && <FactUse facts={facts} of={useOf} />}
				</>
			}
		/>
	)
}
