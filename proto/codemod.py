import re,glob,os,json
files=[f for pat in ('packages/*/src/**/*.ts','packages/*/src/**/*.tsx','packages/*/e2e/**/*.ts','scripts/**/*.ts','scripts/**/*.tsx','stories/**/*.ts','stories/**/*.tsx','stories/**/*.mdx','examples/**/*.ts','examples/**/*.tsx','.storybook/**/*.ts','.storybook/**/*.tsx') for f in glob.glob(pat,recursive=True) if 'node_modules' not in f and '/dist/' not in f]
pk={'core':None,'forms':None,'ui':None}
pat=re.compile(r"(import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*'@adviser-widgets/(core|forms|ui)(/[\w-]+)?';\n?")
changed=0
for f in files:
    s=open(f).read()
    if not re.search(r"@adviser-widgets/(core|forms|ui)/[\w-]+'",s): continue
    o=s
    # collect imports by package
    imps={}
    def repl(m):
        kind,ty,names,p,sub=m.groups()
        if kind=='export':
            return m.group(0).replace((sub or ''),'') if sub else m.group(0)
        items=[n.strip() for n in names.split(',') if n.strip()]
        if ty: items=['type '+n for n in items]
        if p not in imps: imps[p]=[]; first=True
        else: first=False
        imps[p]+= [i for i in items if i not in imps[p]]
        return f"@@{p}@@\n" if first else ''
    s=pat.sub(repl,s)
    for p,items in imps.items():
        # drop a type-only duplicate of a value import
        vals={i for i in items if not i.startswith('type ')}
        items=[i for i in items if not (i.startswith('type ') and i[5:] in vals)]
        items.sort(key=lambda i:(i.startswith('type '),i.replace('type ','').lower()))
        if all(i.startswith('type ') for i in items):
            line=f"import type {{ {', '.join(i[5:] for i in items)} }} from '@adviser-widgets/{p}';\n"
        else: line=f"import {{ {', '.join(items)} }} from '@adviser-widgets/{p}';\n"
        s=s.replace(f"@@{p}@@\n",line)
    if s!=o:
        open(f,'w').write(s); changed+=1
print(changed)
