import { describe, expect, it, vi } from 'vitest';
import { askedBy, keepDraft, keptDraft, keptSent, startingDraft } from './quote-draft.ts';
import { EMPTY_FORM } from './quote-form.ts';
import { aQuoteForm } from './quote-form.factory.ts';

const draft = (...venues: string[]) => ({ form: aQuoteForm(), venues, location: '', key: 'key-1' });

describe('the draft of a quote request', () => {
  it('comes back as it was kept', () => {
    keepDraft(draft('chateau'));
    expect(keptDraft()).toEqual(draft('chateau'));
    keepDraft(null);
    expect(keptDraft()).toBeNull();
  });

  it('takes from a broken one what can be used', () => {
    sessionStorage.setItem(
      'quote-draft',
      JSON.stringify({ form: { firstName: 'Jeanne', catering: 7 }, venues: ['<x>'] }),
    );
    expect(keptDraft()).toMatchObject({ form: { ...EMPTY_FORM, firstName: 'Jeanne' }, venues: [] });
    sessionStorage.setItem('quote-draft', '{');
    expect(keptDraft()).toBeNull();
    sessionStorage.setItem('quote-sent', '{"reference": 7}');
    expect(keptSent()).toBeNull();
  });

  it('lives as long as the page where the browser stores nothing', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepDraft(draft('a'));
    refused.mockRestore();
    expect(keptDraft()?.venues).toEqual(['a']);
    keepDraft(null);
  });
});

describe('what the address asks for', () => {
  it('is venues and the criteria of a search, as far as they can be read', () => {
    expect(askedBy('?lieux=Chateau,hotel,chateau,%3Cx%3E&eventType=journee-etude&capacity=60&location=Lyon')).toEqual({
      venues: ['chateau', 'hotel'],
      location: 'Lyon',
      form: { eventType: 'JOURNEE_ETUDE', participants: '60' },
    });
    expect(askedBy('?capacity=50-100&eventType=x').form).toEqual({});
  });

  it('adds to what was kept; five venues are the most, the oldest make room', () => {
    const kept = draft('a', 'b', 'c', 'd');
    expect(startingDraft('?lieux=e,b,f', kept).venues).toEqual(['c', 'd', 'e', 'b', 'f']);
  });

  it('never overwrites what was typed, and keeps the key', () => {
    const started = startingDraft('?capacity=900&eventType=repas-d-affaire', draft());
    expect(started.form).toMatchObject({ participants: '60', eventType: 'JOURNEE_ETUDE' });
    expect(started.key).toBe('key-1');
  });
});
