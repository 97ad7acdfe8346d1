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
	/** How the stored text is read: an amount, for instance. */
	read?: (stored: string) => string
	/** What is stored of what is typed. */
	write?: (typed: string) => string
	/** Below the field. */
	help?: ReactNode
	/** Said if the server refuses what is typed. */
	refused?: string
	/** The address by which the uses of the fact are counted. */
	useOf?: string
}

/** A field for what stands at an address: with what was there before, and where the site says it. */
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
