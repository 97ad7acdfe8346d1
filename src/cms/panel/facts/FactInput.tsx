import { FormContext, type ShownField } from '#cms/panel/forms/form-context.ts'
import { FormField } from '#cms/panel/forms/FormField.tsx'
import { factName, unitOfFact } from '#cms/panel/publish/change-names.ts'
import { FactNote, FactUse } from './FactNote.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

type Props = Pick<ShownField, 'help' | 'currency' | 'placeholder'> & {
	facts: Facts
	address: string
	/** Defaults to the fact's name. */
	label?: string
	problem?: string | undefined
	note?: string | undefined
	faultOf?: (value: unknown) => string | undefined
}

const helps: Readonly<Record<string, string>> = words.helps

export function FactInput({ facts, address, label, problem, note, faultOf, ...shown }: Props) {
	const fact = facts.factAt(address)
	if (fact === undefined) return null
	const { file, place, language, field } = fact
	const named = {
		...field,
		help: helps[place] ?? field.help,
		...shown,
		label: label ?? factName(fact) ?? place,
		unit: unitOfFact(fact) ?? undefined,
	}

	function problemAt(inner: string): string | undefined {
		const own = inner === '' ? address : `${address}/${inner}`
		const { refused } = inner === '' && field.type === 'array' ? words.lists : words.field
		return facts.problemAt(own, refused) ?? (inner === '' ? problem : undefined)
	}

	return (
		<FormContext
			value={{
				language,
				facts: facts.facts.values[language],
				onLeave: facts.flush,
				problemAt,
				faultOf,
				notes: {
					'': (
						<>
							{note} <FactNote {...{ facts, address }} currency={shown.currency} />
							<FactUse
								facts={facts}
								of={address in facts.facts.uses ? address : `${file}:${place.split('/')[0]}`}
							/>
						</>
					),
				},
			}}
		>
			<FormField
				field={named}
				place=""
				value={valueOf(field, facts.textAt(address))}
				onChange={(next = '') =>
					facts.type({ [address]: typeof next === 'string' ? next : JSON.stringify(next) })
				}
			/>
		</FormContext>
	)
}

function valueOf({ type }: ShownField, text: string): unknown {
	return type === 'string' || text === '' ? text : JSON.parse(text)
}
