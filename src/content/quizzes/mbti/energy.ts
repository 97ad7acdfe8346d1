import type { AllProfiles } from '#content/types/quiz.ts'
import { energyIcons } from './icons.ts'

/** The four energy profiles. The last is explained on the page and never a result. */
export const energyProfiles = {
	'Social Dynamo': {
		energyIcon: energyIcons['Social Dynamo'],
		energyDescription:
			'By your answers, company charges you more often than it drains you. More guests lift your mood, an evening without plans feels like a gap, and at four o’clock you talk faster than at nine. What tends to go short is whatever needs an empty room: sleep, slow work, the friend who wants you alone. Even good company can leave a bill, and it may only arrive a few hours later.',
		energyTips: [
			'Leave the morning after a big evening free until ten, and decide then whether you needed it.',
			'Once a week, see one quiet friend by themselves, at a place where the phone stays in the coat.',
			'Before you invite a third person along, ask the second whether they were hoping for two.',
			'Put one evening alone into the week, on paper. Note how you slept after it and after the others.',
		],
	},
	'Balanced Energizer': {
		energyIcon: energyIcons['Balanced Energizer'],
		energyDescription:
			'Your answers run both ways: company gives you energy on some days and takes it on others, and you can tell which once you are there. A few evenings out with a night in between suits you, and so does one table more than a whole hall. The middle is a wide place, and the useful question here is what kind of company, with whom, after which sort of day.',
		energyTips: [
			'For two weeks, put a plus or a minus next to each meeting right after it. Then look who is on which side.',
			'Keep the evening after the fullest day of the week free, and fill it on the day itself if you like.',
			'When you say yes to a large gathering, choose your leaving time as well and tell one person.',
			'If two evenings in a row have emptied you, move the third one before you get tired enough to cancel it.',
		],
	},
	'Selective Socializer': {
		energyIcon: energyIcons['Selective Socializer'],
		energyDescription:
			'By your answers, company costs you a good deal, and you spend with care. One person with plenty of time is worth the price; forty guests seldom are. After a loud afternoon you want an evening or more to yourself, and a cancelled plan can feel like a gift. That is a matter of price, and no verdict on how much you like people. Once it is known, a price can be planned for.',
		energyTips: [
			'Decide on the number of evenings with company before the week begins. When it is used up, offer next week.',
			'Arrive early at large gatherings. The first half hour has fewer people in it and the best seats.',
			'After anything loud, keep one hour with no talk in it and no screen that talks. Put it in the calendar.',
			'Suggest the form you can enjoy: a walk with one friend in place of a dinner with eight.',
		],
	},
	'Deep Focus Battery': {
		energyIcon: energyIcons['Deep Focus Battery'],
		energyDescription:
			'Nearly all energy goes into one thing at a time, and company of any kind interrupts it. Think of a house with its shutters down because somebody inside is working, or resting, or both. On our scale nobody can score this high, so take it as the picture of a week, not of a person. If your weeks look like this for long and you did not choose it, talk to someone you trust, or to a doctor.',
		energyTips: [
			'Tell two people when you expect to be back in touch. One short message saves five that ask.',
			'Keep one small fixed contact, such as a call of ten minutes on Sundays, so that the door stays in use.',
			'Go outside once a day at the same hour. A nod to a neighbour is enough company to count.',
			'When you open up again, begin with one person and one hour, and leave the day after it empty.',
		],
	},
} as const satisfies AllProfiles
