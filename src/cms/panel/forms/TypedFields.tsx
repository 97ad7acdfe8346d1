import { amountText, currencyDigits, parseAmount } from '#cms/reader/rules/pricing/amount.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { type FieldProps, useForm } from './form-context.ts'
import { PlainField } from './PlainField.tsx'

/** A whole number. */
export function NumberField({ field, place, value, onChange }: FieldProps) {
	const { minimum: min = 0, maximum: max = 9_999, unit } = field
	const isNumber = (typed: string) =>
		/^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
	return (
		<PlainField
			{...{ field, place }}
			value={typeof value === 'number' ? `${value}` : ''}
			inputMode="numeric"
			unit={unit === undefined ? undefined : { text: unit }}
			problemOf={(typed) =>
				isNumber(typed) ? undefined : formatMessage('es', words.number, { min, max })
			}
			onType={(typed) => onChange(Number(typed))}
		/>
	)
}

/** An amount in the minor unit, shown in the major one as people write it: `10,50`. Null for an empty field. */
export function AmountField({ field, place, value, onChange }: FieldProps) {
	const { currency = 'USD', placeholder, isOptional, anyOf } = field
	const { faultOf } = useForm()
	const digits = currencyDigits(currency)
	return (
		<PlainField
			{...{ field, place, placeholder }}
			value={typeof value === 'number' ? amountText(value, digits) : ''}
			inputMode="decimal"
			unit={{ text: symbolOf(currency), isBefore: true }}
			problemOf={(typed) => {
				const minor = parseAmount(typed, digits)
				const isEmpty = (isOptional || anyOf) && typed.trim() === ''
				return minor === null && !isEmpty ? words.amount : faultOf?.(minor)
			}}
			onType={(typed) => onChange(parseAmount(typed, digits))}
		/>
	)
}

function symbolOf(currency: string): string {
	const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
	const parts = new Intl.NumberFormat('es', style).formatToParts(1)
	return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** An email address. */
export function EmailField({ field, place, value, onChange }: FieldProps) {
	return (
		<PlainField
			{...{ field, place }}
			value={typeof value === 'string' ? value : ''}
			inputMode="email"
			problemOf={(typed) => (address.test(typed.trim()) ? undefined : words.email)}
			onType={(typed) => onChange(typed.trim())}
		/>
	)
}
