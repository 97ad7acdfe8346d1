import type { AllTypes } from '#content/types/quiz.ts'

/**
 * The sixteen types, each named after a place in the house. The texts describe what the four letters mean in this test
 * and what they cost. The result itself marks letters that were decided 2:2.
 */
export const mbtiTypes = {
	ISTJ: {
		name: 'The Pantry',
		description:
			'Everything is on its shelf and the labels face forward. These four letters describe someone who thinks a matter through alone, goes by what can be checked, decides by the rule that was agreed on, and has the case packed by Monday. People find you reliable because you treat a promise as a piece of stock: counted, dated, there when it is needed. The cost shows up when the delivery changes. A plan moved at noon annoys you longer than you let on, and a new idea may have to wait until it has proved itself elsewhere. You tend to notice late that someone wanted sympathy and not the correct answer.',
		energy:
			'Company with a purpose and an end time is likely to be your cheapest kind. What runs up the bill is the open evening in which nobody knows what happens next. Ask beforehand how long it goes on; it is an ordinary question.',
	},
	ISFJ: {
		name: 'The Landing Lamp',
		description:
			'Somebody left it on so that nobody trips, and it was probably you. These four letters describe a person who thinks in private, keeps to what is known and tried, asks first what a decision will do to the others, and likes things arranged ahead. You remember that one guest drinks tea without milk. Much of what you do is noticed only when it stops, and you may be waiting for a thank-you that nobody knows is due. Saying no comes late, and then it comes with three reasons. A sudden change of plan costs you twice: once for yourself, and once for everyone you had arranged it for.',
		energy:
			'You may spend more energy on looking after people than on being with them. Watch what a gathering costs when you host and when you are only a guest. If the two numbers differ, let somebody else carry the plates now and then.',
	},
	INFJ: {
		name: 'The Stained Glass',
		description:
			'From the street it is dark lead and from inside it is a picture. These four letters describe someone who keeps a thought until it is finished, looks for the pattern behind a thing, weighs what a choice will mean to people, and likes to know how the week will go. You often have a theory of what is really going on in a room. It may be right. It is still a theory, and you seldom say it aloud soon enough to be corrected. Others can find you clear about the far future and vague about Tuesday. When something disturbs the picture you have made, you tend to go quiet first and explain later.',
		energy:
			'One long talk can cost you less than an hour of short ones. In groups you may be doing a second job on the side, which is guessing how everybody feels. On some evenings, try leaving that job undone and compare.',
	},
	INTJ: {
		name: 'The Study',
		description:
			'One desk, one lamp, a drawing of something that does not exist yet. These four letters describe a person who works things out alone, cares more for the idea than for the leaflet, decides by reasons that would hold for anyone, and wants the matter settled. You like to improve what you touch, whether or not it asked. You can carry a plan for years that nobody else has heard of, and then be surprised that they do not see the point at once. Details bore you until one of them breaks the plan. Others may take your short answers as a verdict on them when they were a verdict on the question.',
		energy:
			'Talk that gets somewhere is likely to be cheap for you, and talk that circles is costly. It helps to know in advance which sort an evening will be. If it is the second, go for an hour and mean that hour.',
	},
	ISTP: {
		name: 'The Workshop',
		description:
			'The tools hang on the wall and the radio is low. These four letters describe someone who thinks before speaking, trusts what can be held and tried, looks for the cause before the comfort, and leaves the day open. You would rather take a thing apart than discuss it. When something breaks, people call you, and you quite like that, since it comes with a task and an end. You are harder to reach when what has broken is a mood; the useful answer comes at once and the other one comes late, or not at all. Long plans feel to you like somebody else’s coat. You may leave things ninety percent done once the interesting part is over.',
		energy:
			'Doing something side by side is likely to cost you less than sitting face to face. Suggest the repair, the walk or the game in place of the dinner. Make a note of how long you last in each.',
	},
	ISFP: {
		name: 'The Window Seat',
		description:
			'A cushion, a blanket, a good view of the weather. These four letters describe a person who keeps most things to themselves at first, notices what is actually there, asks what a choice will feel like to those it touches, and lets the day take shape by itself. You seldom argue for your taste; you just live by it, and people may learn what matters to you only after they have stepped on it. Being asked for a five-year plan is a good way of losing you. You can put off an unpleasant letter for an impressive number of days. What others read as easy-going is at times a firm no that was never said.',
		energy:
			'Company that leaves you room to look around and say little is probably affordable. Being asked how you feel, in front of others, probably is not. A guest with a book on the other end of the couch may be your ideal arrangement.',
	},
	INFP: {
		name: 'The Skylight',
		description:
			'It shows no street at all, only weather and a piece of the evening. These four letters describe someone who thinks in private, is drawn to what things could mean, puts people before arguments, and likes to keep matters open. You can be moved by something for days without anyone knowing. You begin more than you finish, partly because the thing in your head was better than the one on paper. Criticism of the work tends to arrive as criticism of you, even when it was only about a comma. You like a question open, and there are letters on your desk that have been lying open for weeks.',
		energy:
			'You may find that a conversation about something real fills you up, while an hour of pleasantries empties you. Both look the same in a calendar. Mark them differently for a few weeks and see whether it is so.',
	},
	INTP: {
		name: 'The Attic',
		description:
			'Boxes up to the beams, and a path between them that only you can follow. These four letters describe a person who thinks long before speaking, prefers the principle to the parts, follows an argument wherever it goes, and is in no hurry to close a question. You enjoy finding out that you were wrong, provided it is interesting. You may explain a thing so exactly that the other person has gone. Decisions wait while you look for the last exception, and the laundry waits with them. You do care how people feel; you tend to work it out afterward, on the stairs, with great accuracy and nobody there to hear it.',
		energy:
			'An argument with one curious person may cost you nothing at all. A table where the subject changes every minute costs a lot, because you are still busy with the last one. You are allowed to go back to it.',
	},
	ESTP: {
		name: 'The Front Steps',
		description:
			'Half in the house and half in the street, where one sees who is coming. These four letters describe someone who thinks aloud, goes by what is in front of them, looks for what works, and leaves plans loose enough to step out of. You get moving while others are still finding the leaflet, and often that settles it. You are good on a day when things go wrong and restless on one when they do not. The reckoning tends to come by post: the form not sent, the friend who was joking less than you thought. Being told to wait and think first can feel like being told to stop.',
		energy:
			'The letter E says that you think in talk; how much talk you can afford is a separate question, and your energy profile answers it. Fast company can hide its price until the next morning. Check then, and not at midnight.',
	},
	ESFP: {
		name: 'The Balcony',
		description:
			'It belongs to the house, and the whole street can see who is on it. These four letters describe a person who shares things as they happen, enjoys what is really there, asks first how everyone is doing, and lets the day turn up. You bring others into a conversation because an empty chair at the edge bothers you. You would rather change the subject than have the quarrel, and so the same quarrel may keep coming back. Planning far ahead feels like a bill for something you have not eaten. When nobody is around to respond, you can find it hard to know what you think, or whether you are merely tired.',
		energy:
			'You may take the mood of a room home with you, good or bad. That makes it worth asking whose tiredness it is before you plan the next evening. Your energy profile tells how much of this your own answers suggest.',
	},
	ENFP: {
		name: 'The Garden Door',
		description:
			'It stands open from March to October, and things come in. These four letters describe someone who thinks by talking, sees first what a thing could become, cares how people feel about it, and keeps the afternoon free in case. You connect people who had not met and subjects that had not either. Of five beginnings, one gets finished, and it is seldom the one that was promised. You can be so quick to find the possible side of a plan that those who must carry it out feel unheard. Routine wears you down faster than work does. You mean every yes at the moment you say it; the calendar finds out later.',
		energy:
			'New people are likely to excite you more than they rest you, and the two are easy to confuse. Before the third invitation in a week, ask whether you want the evening or only the yes. Your energy profile shows the other half.',
	},
	ENTP: {
		name: 'The Stairwell',
		description:
			'Voices carry there, and every landing has another door. These four letters describe a person who finds out what they think by saying it, prefers the idea to the recipe, follows the argument, and likes a question to stay open. You will defend a view you do not hold to see how strong it is. Not everyone knows that this is a game, and some have gone home hurt from one that you enjoyed. You are strong at the start of things and absent around the middle. A rule makes you look for its exception before you have asked what it was for. You can change your mind in the middle of a sentence, and whoever was taking notes has stopped.',
		energy:
			'A good debate may leave you more awake than before it. The other person can have quite a different evening. If your energy profile came out lower than you thought, look at what you do between the debates.',
	},
	ESTJ: {
		name: 'The Hall Clock',
		description:
			'Everyone in the house knows what time it is, and by whom. These four letters describe someone who says what they think, keeps to facts and tried ways, decides by a rule that holds for all, and plans the week ahead. When eight people cannot agree where to eat, you are the reason that they eat. You would rather be fair than liked, though being both is better. Others may feel managed before they have asked for it, and the slow thinkers among them have often just been about to speak. You find it hard to leave a thing unfinished and harder to leave it to someone who does it differently.',
		energy:
			'You may count only the hours you spend talking and leave out the ones spent arranging it all. Both are paid from the same account. Once in a while, go to something that you did not organize, and see what it costs.',
	},
	ESFJ: {
		name: 'The Kitchen Table',
		description:
			'People end up there whatever room they were meant to be in. These four letters describe a person who thinks in company, keeps to what is known to work, puts the others into every decision, and has things ready in time. You remember birthdays, and who does not get on with whom. You notice when someone at the edge has gone silent, and do something about it. The price is that a cool tone can occupy you for a whole evening, and that help is sometimes given before anybody wanted it. Open disagreement at your table feels like a crack in it. You may not know what you yourself would have liked to eat.',
		energy:
			'Your letters say that you turn toward people; they do not say that it is free. Hosting is work and can feel like company. Your energy profile is a better guide than the guests, who will always say that you look fine.',
	},
	ENFJ: {
		name: 'The Hearth',
		description:
			'The chairs are turned to it, and it needs wood. These four letters describe someone who thinks with others, sees what people might grow into, weighs a choice by what it does to them, and likes to have it planned. You can put into words what a group has been feeling for an hour. That is useful, and it is also a kind of power, which you seldom call by that name. You may be further along with someone’s future than they are, and then disappointed by a person who never agreed to it. Hard news you tend to wrap so well that it does not arrive. Being of no use to anyone for a day can feel odd.',
		energy:
			'You may notice that a room is tired before you notice that you are. Ask the question the other way round once a day, at a fixed hour. If your energy profile is lower than your letters led you to expect, believe the profile.',
	},
	ENTJ: {
		name: 'The Scaffold',
		description:
			'The house is not finished, and someone has already put up the poles. These four letters describe a person who decides in talk, looks at where a thing is heading, goes by reasons before wishes, and wants dates. You see the shortest way from here to there and are puzzled that others stop to look at the view. Meetings with you have an end. You take a contrary argument well, and a contrary mood badly, because it will not say what it wants. People may agree with you merely because you were quicker. You find rest easiest to justify when it is for something, and so it may stay on the list for quite some time.',
		energy:
			'You can lead a room and still be emptied by it; the one is a habit and the other a cost. Plan the hour after a big day as firmly as the day. Your energy profile gives a first guess at how long that hour should be.',
	},
} as const satisfies AllTypes
