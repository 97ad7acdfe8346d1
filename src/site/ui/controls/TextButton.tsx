import type { ComponentProps } from 'react'

/** A button that looks like a link in a sentence and is as tall as a finger. */
export function TextButton({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) {
	return <button {...rest} type={type} className={`text-button ${className}`.trimEnd()} />
}
